/**
 * Exact probabilities of tests, opposed tests, damage and kills. {@link io.github.deadcube.api.odds.Odds} computes them
 * and returns {@link io.github.deadcube.api.odds.Odds.Distribution}s.
 */
package io.github.deadcube.api.odds;
