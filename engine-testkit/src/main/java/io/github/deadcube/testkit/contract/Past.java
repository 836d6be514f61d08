package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;

/** What was said of each state before it was left is said of it at the end. */
final class Past {
    private record Memory(GameState state, Vector<Object> told) {}

    private Past() {}

    static void check(Played played) {
        GameState state = played.beginning();
        Vector<Memory> memories = Vector.of(new Memory(state, told(played, state)));
        for (Played.Step step : played.steps()) {
            state = step.transition().state();
            memories = memories.append(new Memory(state, told(played, state)));
        }
        for (Memory memory : memories)
            Broken.unlessEqual(told(played, memory.state()), memory.told(), "a state has changed", memory.state());
    }

    private static Vector<Object> told(Played played, GameState state) {
        Prompt prompt = played.rules().prompt(state);
        Object asked = prompt instanceof Prompt.Decision decision ? decision.options() : prompt;
        return Vector.of(state.digest(), state.hashCode(), state.toString(), prompt.toString(), asked);
    }
}
