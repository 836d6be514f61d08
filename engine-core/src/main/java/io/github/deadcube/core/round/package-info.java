/**
 * Rounds with their command dice, turns and end phases: RND-1, RND-2, RND-5 to RND-7, RND-9, CMD-6. Read {@link
 * io.github.deadcube.core.round.Rounds} first, then {@code Rounds.Round}.
 */
package io.github.deadcube.core.round;
