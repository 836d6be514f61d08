/**
 * Dispersion: where elements land that miss their point, on a table in inches (N3-2 to N3-7). The game of cubes does not use it.
 * Read {@link io.github.deadcube.core.dispersion.Dispersions} first.
 */
package io.github.deadcube.core.dispersion;
