/**
 * GEO-5 to GEO-8, ADV-7 to ADV-14, PART: the steps between cubes, the floors and the spots on which models stand.
 *
 * <p>Begin with {@code CubeGrid}, which other packages enter.
 *
 * <p>It uses no other package of the engine.
 */
package io.github.deadcube.core.grid;
