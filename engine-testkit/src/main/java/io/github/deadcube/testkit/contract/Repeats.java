package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;

/** Played again, the same comes of it. */
final class Repeats {
    private static final String WHY = ": a hook depends on more than the table";

    private Repeats() {}

    static void check(Played played) {
        Vector<Played.Step> steps = played.steps();
        Vector<Played.Step> repeated = played.steps();
        for (int i = 0; i < steps.size(); i++) {
            Played.Step step = steps.get(i);
            Transition once = step.transition();
            Transition again = repeated.get(i).transition();
            GameState before = step.before();
            String input = "input " + (i + 1) + ", '" + step.input() + "', ";
            Broken.unlessEqual(
                    again.events(), once.events(), input + "has other events when played again" + WHY, before);
            Broken.unlessEqual(
                    again.state(), once.state(), input + "leads to another state when played again" + WHY, before);
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
        }
        GameState end =
                steps.isEmpty() ? played.beginning() : steps.last().transition().state();
        Broken.unlessEqual(end, played.state(), "the same inputs have led to another state before" + WHY, end);
    }
}
