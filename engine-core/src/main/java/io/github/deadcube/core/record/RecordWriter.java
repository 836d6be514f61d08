package io.github.deadcube.core.record;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.support.Viewer;

/**
 * What receives the inputs of a game: its record in memory ({@link Recorder}), or also the file of the record ({@link
 * RecordFile}).
 */
@SuppressWarnings("exports") // Viewer is exported only to modules of this project
public interface RecordWriter {
    /** Writes an input; throws an exception if the record already has a result. */
    void saw(Input input, Transition transition);

    /**
     * Takes the last inputs back, at most all, with the comments after them. If the record has a seed, the caller must
     * also reset the dice, so that they repeat the same rolls.
     */
    void undo(int inputs);

    /** Whether looks at item tokens may be taken back. {@link #undo} does not check this; its caller must. */
    boolean undoesLooks();

    /** Ends the record of an unfinished game. Does nothing if the game is over. */
    void unfinished();

    /**
     * The record so far for a viewer, with its end: a game that goes on is {@code unfinished}. A {@link Verifier}
     * verifies it.
     */
    String copyFor(Viewer viewer);
}
