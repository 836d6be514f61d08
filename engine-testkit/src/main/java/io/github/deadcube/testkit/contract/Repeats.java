package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.testkit.jqwik.Played;

/** Played again, the same comes of it. */
final class Repeats {
    private Repeats() {}

    static void check(Played played) {
        GameState replayed = played.beginning();
        for (Played.Step step : played.steps()) {
            Transition again = played.rules().apply(replayed, step.input()).get();
            Transition once = step.transition();
            GameState before = step.before();
            String input = "'" + step.input() + "' ";
            Broken.unlessEqual(again.events(), once.events(), input + "has other events when played again", before);
            Broken.unlessEqual(again.state(), once.state(), input + "leads to another state when played again", before);
            Broken.unlessEqual(
                    again.state().hashCode(),
                    once.state().hashCode(),
                    input + "leads to an equal state with another hash code",
                    before);
            Broken.unlessEqual(
                    again.state().digest(),
                    once.state().digest(),
                    input + "leads to an equal state with another digest",
                    before);
            replayed = again.state();
        }
    }
}
