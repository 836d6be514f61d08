/**
 * Exact probabilities: of tests, opposed tests, damage and kills. {@link io.github.deadcube.api.odds.Odds} is the contract,
 * a {@link io.github.deadcube.api.odds.Distribution} its answer.
 */
package io.github.deadcube.api.odds;
