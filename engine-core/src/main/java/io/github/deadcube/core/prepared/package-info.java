/**
 * What a game computes once: hooks, the grid, the cubes that the scenario names, shared choices.
 *
 * <p>Begin with {@code PreparedGame}.
 *
 * <p>It uses {@code digest}, {@code grid} and {@code hooks}.
 */
package io.github.deadcube.core.prepared;
