package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Rejection;
import io.vavr.control.Option;

/**
 * Why a session refused a call. The session has not changed.
 *
 * @param text the text that describes the fault
 * @param rejection the rule that forbids the input; none if the reason is not {@link Reason#FORBIDDEN}
 */
public record SessionRefusal(Reason reason, String text, Option<Rejection> rejection) {
    /** The kind of a refusal. */
    public enum Reason {
        /** The number is not the number of the input that is due, for example after a double click. */
        STALE,
        /** The other side must answer. */
        NOT_ASKED,
        /** The input is a roll or a shuffle that the session makes. */
        DICE,
        /** The text is not an input. */
        UNREADABLE,
        /** A rule forbids the input. */
        FORBIDDEN,
        /** The game is over. */
        OVER,
        /** The session is closed. */
        CLOSED,
        /** A side has learnt since then what an item token is. */
        LEARNT
    }

    static SessionRefusal of(Reason reason, String words) {
        return new SessionRefusal(reason, words, Option.none());
    }

    @Override
    public String toString() {
        return text;
    }
}
