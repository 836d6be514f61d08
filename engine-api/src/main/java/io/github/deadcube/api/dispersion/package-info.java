/**
 * Dispersion (N3): the place where a deviating element lands, on a continuous table in inches. It is independent of the game
 * of cubes.
 */
package io.github.deadcube.api.dispersion;
