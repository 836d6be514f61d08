/** The engine; {@link io.github.deadcube.core.Deadcube} is its entry point. */
package io.github.deadcube.core;
