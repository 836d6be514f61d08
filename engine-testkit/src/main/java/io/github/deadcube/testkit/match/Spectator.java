package io.github.deadcube.testkit.match;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;

/** Who watches a match: a narrator, a recorder, a test. */
@FunctionalInterface
public interface Spectator {
    /**
     * Called after each input.
     *
     * @param input what was answered
     * @param transition what it has led to
     */
    void saw(Input input, Transition transition);
}
