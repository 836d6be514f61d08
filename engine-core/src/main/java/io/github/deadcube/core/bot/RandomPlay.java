package io.github.deadcube.core.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Random legal play, determined by a seed. It may choose every option. Half of the time it prefers options that lead to
 * fights, explosions and items without a command die. It checks rules and does not try to win. {@link #best} compares
 * options by it. Not thread-safe.
 *
 * <pre>{@code
 * RandomPlay play = RandomPlay.from(rules, state, 7);
 * while (!play.over()) play.give(play.answer());
 * }</pre>
 */
public final class RandomPlay {
    private final Rules rules;
    private final SplitMix64 chance;
    private GameState state;
    private Prompt prompt;

    private RandomPlay(Rules rules, GameState state, SplitMix64 chance) {
        this.rules = rules;
        this.state = state;
        this.prompt = rules.prompt(state);
        this.chance = chance;
    }

    /** Starts random play from a seed. */
    public static RandomPlay from(Rules rules, GameState state, long seed) {
        return from(rules, state, new SplitMix64(seed));
    }

    /** Starts random play from a generator, which the caller may also draw from between two answers. */
    public static RandomPlay from(Rules rules, GameState state, SplitMix64 chance) {
        return new RandomPlay(rules, state, chance);
    }

    /** The current state. */
    public GameState state() {
        return state;
    }

    public Prompt prompt() {
        return prompt;
    }

    public boolean over() {
        return prompt instanceof Prompt.Finished;
    }

    /**
     * Draws a legal answer to the prompt, but does not give it.
     *
     * @throws IllegalStateException if the game is over, or a prompt offers nothing
     */
    public Input answer() {
        if (prompt instanceof Prompt.Decision decision) return choice(decision);
        return chance.answer(prompt)
                .getOrElseThrow(() -> new IllegalStateException("nothing is asked: " + prompt + "\n" + state));
    }

    /**
     * Gives an answer.
     *
     * @throws IllegalStateException if the rules refuse it
     */
    public Transition give(Input input) {
        Transition transition = rules.apply(state, input)
                .getOrElseThrow(no -> new IllegalStateException("'" + input + "' is refused by " + no + "\n" + state));
        state = transition.state();
        prompt = rules.prompt(state);
        return transition;
    }

    /**
     * A state after a choice and random play, up to the end of the activation. The play begins in a state that the side
     * cannot distinguish from the true one.
     */
    public static GameState after(PlayerView view, Choice choice, SplitMix64 chance) {
        return after(possible(view, chance), choice, chance);
    }

    /**
     * The option with the highest value {@linkplain #after after} it. Equal seeds and equal calls give equal options.
     *
     * <pre>{@code
     * Bot bot = (view, decision) ->
     *     RandomPlay.best(view, decision, 8, state -> state.position().side(view.side()).score(), chance);
     * }</pre>
     *
     * @param samples the number of states after each option, 1 or more
     * @param value the value of a state for the side that chooses
     * @return the option whose values have the highest sum; one of several is drawn
     * @throws IllegalArgumentException if {@code samples} is below 1, the view is not that of the side that decides, or
     *     the values after an option have no sum: one is NaN, or two are infinite with different signs
     */
    public static Choice best(
            PlayerView view,
            Prompt.Decision decision,
            int samples,
            ToDoubleFunction<GameState> value,
            SplitMix64 chance) {
        if (samples < 1) throw new IllegalArgumentException("samples are 1 or more, not " + samples);
        if (view.side() != decision.side())
            throw new IllegalArgumentException(
                    "the view is that of side " + view.side() + ", and side " + decision.side() + " decides");
        Vector<Choice> options = decision.options();
        double[] sums = new double[options.size()];
        for (int sample = 0; sample < samples; sample++) {
            GameState possible = possible(view, chance);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += value.applyAsDouble(after(possible, options.get(i), chance));
                if (Double.isNaN(sums[i]))
                    throw new IllegalArgumentException("the sum of the values after '" + options.get(i) + "' is NaN");
            }
        }
        int best = 0;
        int equal = 1;
        for (int i = 1; i < sums.length; i++)
            if (sums[i] > sums[best]) {
                best = i;
                equal = 1;
            } else if (sums[i] == sums[best] && chance.below(++equal) == 0) best = i;
        return options.get(best);
    }

    private static GameState possible(PlayerView view, SplitMix64 chance) {
        return view.completed(chance.order(view.toShuffle().things()));
    }

    private static GameState after(GameState possible, Choice choice, SplitMix64 chance) {
        Rules rules = Deadcube.rules();
        RandomPlay play = from(rules, rules.play(possible, choice).state(), chance);
        while (!play.over() && play.state().position().active().isDefined()) play.give(play.answer());
        return play.state();
    }

    private Choice choice(Prompt.Decision decision) {
        List<Choice> options = new ArrayList<>();
        decision.offers().forEach(options::add);
        if (options.isEmpty()) throw new IllegalStateException("nothing is offered: " + decision + "\n" + state);
        if (chance.below(2) == 0) {
            List<Choice> lively = new ArrayList<>();
            for (Choice option : options) if (lively(option)) lively.add(option);
            if (!lively.isEmpty()) return lively.get(chance.below(lively.size()));
        }
        return options.get(chance.below(options.size()));
    }

    private static boolean lively(Choice choice) {
        return choice instanceof Choice.Shoot
                || choice instanceof Choice.Assault
                || choice instanceof Choice.Use
                || choice instanceof Choice.PickUp
                || choice instanceof Choice.Keep;
    }
}
