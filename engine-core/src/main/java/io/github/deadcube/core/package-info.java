/** The engine: {@link io.github.deadcube.core.Deadcube} is its door. */
package io.github.deadcube.core;
