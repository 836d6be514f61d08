/** Exact probabilities of tests and attacks. {@link io.github.deadcube.core.odds.ExactOdds} is the entry point. */
package io.github.deadcube.core.odds;
