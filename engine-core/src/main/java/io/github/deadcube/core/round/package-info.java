/**
 * Rounds follow one another, each with its command dice, its turns and its end phase: RND-1, RND-2, RND-5 to RND-7, RND-9, CMD-6.
 * Read {@link io.github.deadcube.core.round.Rounds} first, then {@code Rounds.Round}.
 */
package io.github.deadcube.core.round;
