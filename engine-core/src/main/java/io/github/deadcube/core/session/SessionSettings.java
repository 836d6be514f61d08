package io.github.deadcube.core.session;

/**
 * The settings of a session.
 *
 * @param allowsUndoOfLooks whether {@link Session#undoTo} may take back an input that showed a side what an item token is; the record says if
 *     it may
 */
public record SessionSettings(SessionDice dice, boolean allowsUndoOfLooks) {
    /** Settings that do not allow to take back a look at an item token. */
    public static SessionSettings with(SessionDice dice) {
        return new SessionSettings(dice, false);
    }
}
