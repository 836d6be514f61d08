package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Rejection;
import io.vavr.control.Option;

/**
 * Why a session has not done what it was asked to do. Nothing has changed.
 *
 * @param words what is wrong, and what would be right
 * @param rejection the rule that forbids it; none unless a rule does
 */
public record SessionRefusal(Reason reason, String words, Option<Rejection> rejection) {
    /** Kinds of reasons. */
    public enum Reason {
        /** The number is not the one of the input that is due: a double click, or a screen that is out of date. */
        STALE,
        /** Another side is asked, or nobody is. */
        NOT_ASKED,
        /** Dice or a shuffle, which the session itself rolls. */
        DICE,
        /** The text is no input. */
        UNREADABLE,
        /** A rule forbids it. */
        FORBIDDEN,
        /** The game is over. */
        OVER,
        /** Somebody has learnt since what an item token is. */
        LEARNT
    }

    static SessionRefusal of(Reason reason, String words) {
        return new SessionRefusal(reason, words, Option.none());
    }

    /** The words. */
    @Override
    public String toString() {
        return words;
    }
}
