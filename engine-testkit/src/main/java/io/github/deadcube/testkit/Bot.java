package io.github.deadcube.testkit;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;

/** Who chooses for a side in a match. */
@FunctionalInterface
public interface Bot {
    /**
     * Chooses.
     *
     * @param state how the game stands
     * @param decision what is asked, of which side
     * @return one of the options
     */
    Choice choose(GameState state, Prompt.Decision decision);
}
