/** Exact probabilities of what the other packages do: {@link io.github.deadcube.core.odds.ExactOdds} is the door. */
package io.github.deadcube.core.odds;
