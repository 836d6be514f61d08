package io.github.deadcube.core.session;

/**
 * How a session is played.
 *
 * @param undoesLooks whether {@link Session#undoTo} takes back an input by which somebody has learnt what an item token is; the
 *     record then says so
 */
public record SessionSettings(SessionDice dice, boolean undoesLooks) {
    /** Terms with dice, by which no look is taken back. */
    public static SessionSettings with(SessionDice dice) {
        return new SessionSettings(dice, false);
    }
}
