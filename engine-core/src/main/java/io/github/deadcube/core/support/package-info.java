/**
 * What the other packages read and write texts with: pieces of texts with their places, bounds, files, and cards of models. It is
 * exported to the modules of this project alone.
 */
package io.github.deadcube.core.support;
