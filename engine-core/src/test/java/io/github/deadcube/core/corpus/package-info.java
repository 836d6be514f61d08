/** Reference answers from outside the project. */
package io.github.deadcube.core.corpus;
