package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.endings.Puzzle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What becomes of the games that a server opens, apart from its answers. */
public interface GameHost {
    /** Nothing: games have the tokens that requests give them, and end with the server. */
    GameHost NONE = new GameHost() {};

    /** A new token for a seat to which a request gives none; none if the seat needs none. */
    default Option<String> token() {
        return Option.none();
    }

    /** The time of the day, in milliseconds from the beginning of 1970; none if the host has no clock. */
    default Option<Long> time() {
        return Option.none();
    }

    /** When a game that is opened again was last written, as {@link #time} counts. */
    default Option<Long> written(String name) {
        return Option.none();
    }

    /** Whether a game to which a request gives no name may have this one. */
    default boolean isFree(String name) {
        return true;
    }

    /**
     * A game is about to open.
     *
     * @param terms a line that {@link Server#reopen} reads, with the tokens
     * @return why it cannot be opened; none if it can
     */
    default Option<Fault> opened(String name, String terms, Game game) {
        return Option.none();
    }

    /**
     * What is agreed about an open game has changed.
     *
     * @param terms the line that {@link Server#reopen} reads from now on
     * @return why it cannot be kept; none if it is
     */
    default Option<Fault> changed(String name, String terms) {
        return Option.none();
    }

    /** Something has changed in an open game that no input shows, such as a side that asks something of the other. */
    default void told(String name, int due) {}

    /** A game has been opened again, after the server ended. */
    default void reopened(String name, Game game) {}

    /**
     * A game has ended, because its file does not hold all its inputs any more.
     *
     * @param fault why, with the name of the file
     */
    default void lost(String name, Fault fault) {}

    /** Puzzles from games that are over, each under the name of its game. */
    default Vector<Puzzle> puzzles() {
        return Vector.empty();
    }

    /** A game is closed for good. */
    default void closed(String name, Game game) {}
}
