package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.vavr.collection.Vector;

/** The check of a state that may not come from play, such as one that was read from a text. */
public interface StateCheck {
    /**
     * Why play cannot go on from the state to the end of the game.
     *
     * @return the first faults; empty if it can
     * @throws IllegalStateException if a rule fails
     */
    Vector<StateFault> faults(GameState state);
}
