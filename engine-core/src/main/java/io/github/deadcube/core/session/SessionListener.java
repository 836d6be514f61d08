package io.github.deadcube.core.session;

import io.github.deadcube.core.record.ReplayedRecord;

/** Who is told of a session as it goes on. What it is told holds what is hidden: {@link Update} is for players. */
@FunctionalInterface
public interface SessionListener {
    /**
     * Called once for each input, a roll of the session's dice too, when it and all dice that follow from it stand in the record. The
     * session may have gone on since: what came of the input is in the step.
     *
     * @param number the input's, 1 for the game's first
     * @param step what was asked, answered, and has come of it
     */
    void happened(int number, ReplayedRecord.Step step);

    /**
     * Called when inputs have been taken back.
     *
     * @param inputs how many are left
     */
    default void undone(int inputs) {}
}
