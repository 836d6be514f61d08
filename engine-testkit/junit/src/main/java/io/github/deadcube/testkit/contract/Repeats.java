package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** Played again, the same comes of it. */
final class Repeats {
    private static final String WHY = ": a hook depends on more than the table";

    private Repeats() {}

    static void check(Replayed replayed) {
        Vector<Played.Step> steps = replayed.steps();
        Vector<Played.Step> repeated = replayed.played().steps();
        for (int i = 0; i < steps.size(); i++)
            check(i + 1, steps.get(i), repeated.get(i).transition());
        GameState end = steps.isEmpty()
                ? replayed.beginning()
                : steps.last().transition().state();
        BrokenPromise.unlessEqual(
                end, replayed.state(), () -> "the same inputs have led to another state before" + WHY, end);
    }

    private static void check(int number, Played.Step step, Transition again) {
        Transition once = step.transition();
        GameState before = step.before();
        Supplier<String> input = () -> "input " + number + ", '" + step.input() + "', ";
        BrokenPromise.unlessEqual(
                again.events(), once.events(), () -> input.get() + "has other events when played again" + WHY, before);
        BrokenPromise.unlessEqual(
                again.state(),
                once.state(),
                () -> input.get() + "leads to another state when played again" + WHY,
                before);
        BrokenPromise.unlessEqual(
                again.state().hashCode(),
                once.state().hashCode(),
                () -> input.get() + "leads to an equal state with another hash code",
                before);
        BrokenPromise.unlessEqual(
                again.state().digest(),
                once.state().digest(),
                () -> input.get() + "leads to an equal state with another digest",
                before);
    }
}
