/** The implementation of a position for the engine and its tools. Not exported to applications. */
package io.github.deadcube.api.internal;
