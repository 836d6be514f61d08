package io.github.deadcube.core.session;

import io.github.deadcube.core.record.ReplayedRecord;

/** Receives the inputs of a session. They contain hidden information: show players an {@link Update} instead. */
@FunctionalInterface
public interface SessionListener {
    /**
     * Called once for each input, rolls of the session included, after the record contains the input and all rolls that follow it. The
     * session may already be further: use the state of the step.
     *
     * @param number the number of the input; 1 for the first input of the game
     * @param step the prompt, the input and its transition
     */
    void updated(int number, ReplayedRecord.Step step);

    /**
     * Called after inputs were taken back.
     *
     * @param inputs the number of inputs that remain
     */
    default void undone(int inputs) {}
}
