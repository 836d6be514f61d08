package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.match.RandomPlay;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A game and its steps. The steps are computed once for all promises. */
final class CheckedGame {
    /** The number of states of a sampled game that a costly promise checks. */
    private static final int SAMPLE = 3;

    private static final int MOST_INPUTS = 20_000;

    private final PlayedState played;
    private final Vector<PlayedState.Step> steps;
    private final boolean sampled;
    private final Lazy<Past> past = Lazy.of(() -> Past.of(this));

    private CheckedGame(PlayedState played, boolean sampled) {
        this.played = played;
        this.steps = played.steps();
        this.sampled = sampled;
    }

    static CheckedGame whole(PlayedState played) {
        return new CheckedGame(played, false);
    }

    static CheckedGame sampled(PlayedState played) {
        return new CheckedGame(played, true);
    }

    PlayedState played() {
        return played;
    }

    Rules rules() {
        return played.rules();
    }

    Setup setup() {
        return played.setup();
    }

    GameState beginning() {
        return played.firstState();
    }

    /** The last state of the original game, not of the replay. */
    GameState state() {
        return played.state();
    }

    Vector<PlayedState.Step> steps() {
        return steps;
    }

    /** The first state, and the state after each input. */
    Vector<GameState> states() {
        return steps.map(step -> step.transition().state()).prepend(beginning());
    }

    /** The observations of each state at the time of the first call. */
    Past past() {
        return past.get();
    }

    boolean isSampled() {
        return sampled;
    }

    /** All states, or about three evenly spread states of a sampled game. */
    Vector<GameState> some(Vector<GameState> states) {
        return everyNth(states, (states.size() + SAMPLE - 1) / SAMPLE);
    }

    /** All states, or every second state of a sampled game. */
    Vector<GameState> half(Vector<GameState> states) {
        return everyNth(states, 2);
    }

    void digestsTellStatesApart() {
        TreeMap<Long, GameState> known = new TreeMap<>();
        for (GameState state : states()) {
            @Nullable GameState other = known.putIfAbsent(state.digest(), state);
            BrokenPromise.unless(
                    other == null || other.equals(state),
                    () -> "two states have the same digest, the other state is\n" + other,
                    state);
        }
    }

    void ends() {
        RandomPlay play = RandomPlay.from(rules(), state(), state().digest());
        int inputs = 0;
        while (!play.over()) {
            play.give(play.answer());
            BrokenPromise.unless(
                    ++inputs < MOST_INPUTS,
                    () -> "the game does not end within " + MOST_INPUTS + " more inputs",
                    play.state());
        }
    }

    /** The index of the first state depends on the game. */
    private Vector<GameState> everyNth(Vector<GameState> states, int n) {
        if (!sampled || n <= 1) return states;
        int first = Math.floorMod(state().digest(), n);
        return states.zipWithIndex().filter(one -> one._2 % n == first).map(one -> one._1);
    }

    /** Remembers what a game's states show before the other promises use them, and checks that nothing changes. */
    static final class Past {
        private record Memory(GameState state, Vector<Object> told) {}

        private final Vector<Memory> memories;

        private Past(Vector<Memory> memories) {
            this.memories = memories;
        }

        static Past of(CheckedGame replayed) {
            return new Past(replayed.states().map(state -> new Memory(state, told(replayed.rules(), state))));
        }

        static void check(CheckedGame replayed) {
            Past past = replayed.past();
            replayed.played().steps();
            for (Memory memory : past.memories)
                BrokenPromise.unlessEqual(
                        told(replayed.rules(), memory.state()),
                        memory.told(),
                        () -> "a state has changed",
                        memory.state());
        }

        private static Vector<Object> told(Rules rules, GameState state) {
            Prompt prompt = rules.prompt(state);
            Object asked = prompt instanceof Prompt.Decision decision ? decision.options() : prompt;
            return Vector.of(state.digest(), state.hashCode(), state.toString(), prompt.toString(), asked);
        }
    }

    /** Checks that the same inputs lead to the same states and events. */
    static final class Repeats {
        private static final String WHY = ": a hook depends on more than the game state";

        private Repeats() {}

        static void check(CheckedGame replayed) {
            Vector<PlayedState.Step> steps = replayed.steps();
            Vector<PlayedState.Step> repeated = replayed.played().steps();
            for (int i = 0; i < steps.size(); i++)
                check(i + 1, steps.get(i), repeated.get(i).transition());
            GameState end = steps.isEmpty()
                    ? replayed.beginning()
                    : steps.last().transition().state();
            BrokenPromise.unlessEqual(
                    end, replayed.state(), () -> "the same inputs led to another state before" + WHY, end);
        }

        private static void check(int number, PlayedState.Step step, Transition again) {
            Transition once = step.transition();
            GameState before = step.before();
            Supplier<String> input = () -> "input " + number + ", '" + step.input() + "', ";
            BrokenPromise.unlessEqual(
                    again.events(),
                    once.events(),
                    () -> input.get() + "has other events when played again" + WHY,
                    before);
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
}
