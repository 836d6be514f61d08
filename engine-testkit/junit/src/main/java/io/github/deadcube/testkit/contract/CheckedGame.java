package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** A game and its steps. The steps are computed once for all promises. */
final class CheckedGame {
    /**
     * How much of each game costly promises check.
     *
     * @param few the number of states that the most costly promises check
     * @param many the number of states that other costly promises check
     * @param games the records of one game in this number are checked, and in a sparse sample the scripts of another
     * @param sparse whether also cheap promises leave out what costs most
     */
    record Sample(int few, int many, int games, boolean sparse) {
        static final Sample ALL = new Sample(Integer.MAX_VALUE, Integer.MAX_VALUE, 1, false);
        static final Sample BUILD = new Sample(2, 25, 3, false);
        static final Sample SPARSE = new Sample(1, 4, 8, true);
    }

    /** What is drawn from the digest of a game. The draws are independent of each other. */
    enum Draw {
        VIEWER,
        STATES,
        SCRIPTS,
        RECORDS
    }

    record Step(GameState before, Input input, Transition transition) {
        private static Vector<Step> of(PlayedState played) {
            Vector<Transition> transitions = played.transitions();
            Vector<GameState> before = transitions.map(Transition::state).prepend(played.firstState());
            return Vector.range(0, transitions.size())
                    .map(i -> new Step(before.get(i), played.inputs().get(i), transitions.get(i)));
        }
    }

    private static final int MOST_INPUTS = 20_000;

    private final PlayedState played;
    private final Vector<Step> steps;
    private final Sample sample;
    private final Lazy<Past> past = Lazy.of(() -> Past.of(this));

    CheckedGame(PlayedState played, Sample sample) {
        this.played = played;
        this.steps = Step.of(played);
        this.sample = sample;
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

    Vector<Step> steps() {
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

    Sample sample() {
        return sample;
    }

    /** Few of these states, evenly spread. */
    Vector<GameState> few(Vector<GameState> states) {
        return chosen(states, everyNth(states.size(), sample.few()));
    }

    /** Many of all states, evenly spread, and the last state. */
    Vector<GameState> many() {
        return chosen(states(), isOneOfMany());
    }

    private static Vector<GameState> chosen(Vector<GameState> states, IntPredicate indices) {
        return states.zipWithIndex().filter(one -> indices.test(one._2)).map(one -> one._1);
    }

    /** The indices of {@link #many} in {@link #states}. */
    IntPredicate isOneOfMany() {
        return everyNth(steps.size() + 1, sample.many()).or(index -> index == steps.size());
    }

    /** One of the sides in a sparse sample. */
    Vector<Side> viewers() {
        return sample.sparse() ? Vector.of(Side.BOTH.get(draw(Draw.VIEWER, Side.BOTH.size()))) : Side.BOTH;
    }

    /** Whether the records, or the scripts, of this game belong to the sample. */
    boolean isSampled(Draw draw) {
        return draw(draw, sample.games()) == 0;
    }

    /** Every nth index; the first depends on the game. */
    private IntPredicate everyNth(int size, int most) {
        int n = Math.max(1, (int) (((long) size + most - 1) / most));
        int first = draw(Draw.STATES, n);
        return index -> index % n == first;
    }

    private int draw(Draw draw, int bound) {
        return SplitMix64.stream(state().digest(), draw.ordinal()).below(bound);
    }

    void digestsTellStatesApart() {
        TreeMap<Long, GameState> known = new TreeMap<>();
        for (GameState state : states()) {
            @Nullable GameState other = known.putIfAbsent(state.digest(), state);
            Unkept.unless(
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
            Unkept.unless(
                    ++inputs < MOST_INPUTS,
                    () -> "the game does not end within " + MOST_INPUTS + " more inputs",
                    play.state());
        }
    }

    /** Remembers what a game's states show before the other promises use them, and checks that nothing changes. */
    record Past(Vector<Memory> memories) {
        private record Memory(GameState state, Vector<Object> told) {}

        static Past of(CheckedGame replayed) {
            return new Past(replayed.many().map(state -> new Memory(state, told(replayed.rules(), state))));
        }

        static void check(CheckedGame replayed) {
            Past past = replayed.past();
            if (!replayed.sample().sparse()) replayed.played().transitions();
            for (Memory memory : past.memories)
                Unkept.unlessEqual(
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
}
