/**
 * Line of sight (LOS-1 to LOS-6): rays run from an eye to a body or a cube, and scenery and smoke block them. Integer arithmetic
 * decides where rounding could change the result. Start with {@link io.github.deadcube.core.sight.Sights}, then read {@code
 * NineRays}.
 */
package io.github.deadcube.core.sight;
