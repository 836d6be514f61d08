package io.github.deadcube.testkit.match;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;

/** Who chooses for a side in a match. */
@FunctionalInterface
public interface Bot {
    /** Chooses one of the options. */
    Choice choose(PlayerView view, Prompt.Decision decision);

    /** The match that {@link Match#play} has played is over, however it has ended. */
    default void ended() {}

    /**
     * The same again: asked the same from here on, both choose the same. Who means to go back in a match keeps a copy. A bot that remembers
     * nothing returns itself.
     */
    default Bot copy() {
        return this;
    }
}
