package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.testkit.decisions.DecisionLog;
import io.github.deadcube.testkit.duel.PairedGames.Game;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A new file that gets the decisions of games: lines of JSON, or arrays of NumPy if its name ends in {@value #ARRAYS}.
 */
interface DecisionFile extends Closeable {
    String ARRAYS = ".npz";

    /** The decisions of one game. */
    @FunctionalInterface
    interface Decisions {
        void write() throws IOException;
    }

    /** Makes the decisions of a game ready, in any thread. They are written in the order of the games. */
    Decisions ready(DecisionLog log, Game game);

    /** @throws IOException if the file exists, or cannot be written */
    static DecisionFile create(Path file) throws IOException {
        return file.toString().endsWith(ARRAYS) ? DecisionArrays.create(file) : DecisionLines.create(file);
    }
}
