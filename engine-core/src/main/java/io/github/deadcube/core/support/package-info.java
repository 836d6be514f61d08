/**
 * Tools for reading and writing text: pieces of text with their positions, bounds, files, and cards of models. The package is
 * exported only to the modules of this project.
 */
package io.github.deadcube.core.support;
