package io.github.deadcube.core.session;

/**
 * How a session is played.
 *
 * @param undoesLooks whether {@link Session#undoTo} takes back an input by which somebody has learnt what an item token is; the
 *     record then says so
 */
public record SessionTerms(SessionDice dice, boolean undoesLooks) {
    /** Terms with dice, by which no look is taken back. */
    public static SessionTerms with(SessionDice dice) {
        return new SessionTerms(dice, false);
    }
}
