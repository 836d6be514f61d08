/**
 * Rays run from an eye to a body or a cube, and what they meet decides who sees whom: LOS-1 to LOS-6, in whole numbers where
 * rounding could change the answer. Read {@link io.github.deadcube.core.sight.Sights} first, then {@code NineRays}.
 */
package io.github.deadcube.core.sight;
