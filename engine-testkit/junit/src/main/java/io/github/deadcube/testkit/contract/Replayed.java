package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.Lazy;
import io.vavr.collection.Vector;

/** A game with its steps, which are computed once for all promises. */
final class Replayed {
    /** How many states of a game a costly promise looks at, where it does not look at all. */
    private static final int SAMPLE = 3;

    private final Played played;
    private final Vector<Played.Step> steps;
    private final boolean sampled;
    private final Lazy<Past> past = Lazy.of(() -> Past.of(this));

    private Replayed(Played played, boolean sampled) {
        this.played = played;
        this.steps = played.steps();
        this.sampled = sampled;
    }

    static Replayed whole(Played played) {
        return new Replayed(played, false);
    }

    static Replayed sampled(Played played) {
        return new Replayed(played, true);
    }

    Played played() {
        return played;
    }

    Rules rules() {
        return played.rules();
    }

    Setup setup() {
        return played.setup();
    }

    GameState beginning() {
        return played.beginning();
    }

    /** The state that the game has left behind, not the one that the replay led to. */
    GameState state() {
        return played.state();
    }

    Vector<Played.Step> steps() {
        return steps;
    }

    /** The beginning, and what each input led to. */
    Vector<GameState> states() {
        return steps.map(step -> step.transition().state()).prepend(beginning());
    }

    /** What was said of each state when this was first asked for. */
    Past past() {
        return past.get();
    }

    boolean isSampled() {
        return sampled;
    }

    /** All states, or three of them, evenly spread. */
    Vector<GameState> some(Vector<GameState> states) {
        return everyNth(states, (states.size() + SAMPLE - 1) / SAMPLE);
    }

    /** All states, or half of them. */
    Vector<GameState> half(Vector<GameState> states) {
        return everyNth(states, 2);
    }

    /** The first of them differs from game to game. */
    private Vector<GameState> everyNth(Vector<GameState> states, int n) {
        if (!sampled || n <= 1) return states;
        int first = Math.floorMod(state().digest(), n);
        return states.zipWithIndex().filter(one -> one._2 % n == first).map(one -> one._1);
    }
}
