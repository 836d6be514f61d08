/**
 * Dispersion (N3): where something comes down that was meant to land elsewhere, on a continuous table in inches. It
 * shares nothing with the game of cubes but the idea.
 */
package io.github.deadcube.api.dispersion;
