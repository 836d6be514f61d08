package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;

/** What was said of each state of a game before it was used is said of it afterwards. */
final class Past {
    private record Memory(GameState state, Vector<Object> told) {}

    private final Vector<Memory> memories;

    private Past(Vector<Memory> memories) {
        this.memories = memories;
    }

    static Past of(Replayed replayed) {
        return new Past(replayed.states().map(state -> new Memory(state, told(replayed.rules(), state))));
    }

    static void check(Replayed replayed) {
        Past past = replayed.past();
        replayed.played().steps();
        for (Memory memory : past.memories)
            Broken.unlessEqual(
                    told(replayed.rules(), memory.state()), memory.told(), () -> "a state has changed", memory.state());
    }

    private static Vector<Object> told(Rules rules, GameState state) {
        Prompt prompt = rules.prompt(state);
        Object asked = prompt instanceof Prompt.Decision decision ? decision.options() : prompt;
        return Vector.of(state.digest(), state.hashCode(), state.toString(), prompt.toString(), asked);
    }
}
