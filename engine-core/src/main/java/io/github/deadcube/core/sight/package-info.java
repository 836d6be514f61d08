/**
 * LOS: line of sight.
 *
 * <p>Begin with {@code Sights}, which other packages enter and which explains the steps of a question; then {@code
 * NineRays}.
 *
 * <p>It uses no other package of the engine.
 */
package io.github.deadcube.core.sight;
