package io.github.deadcube.core.bot;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import java.util.function.ToDoubleFunction;

/**
 * What may follow a choice: random play up to the end of the activation, from a state that the side cannot distinguish from the true one.
 * Equal seeds and equal calls give equal answers. Not thread-safe.
 *
 * <pre>{@code
 * Bot bot = (view, decision) -> rollouts.best(view, decision, 8, state -> state.position().side(view.side()).score());
 * }</pre>
 */
@Experimental
public final class Rollouts {
    private final Rules rules;
    private final SplitMix64 chance;

    private Rollouts(Rules rules, SplitMix64 chance) {
        this.rules = rules;
        this.chance = chance;
    }

    /** Rollouts by the engine's rules. */
    public static Rollouts of(long seed) {
        return new Rollouts(Deadcube.rules(), new SplitMix64(seed));
    }

    /** A state after a choice and random play, up to the end of the activation. */
    public GameState after(PlayerView view, Choice choice) {
        return after(possible(view), choice);
    }

    /**
     * The option with the highest value after it.
     *
     * @param samples the number of states after each option, 1 or more
     * @param value the value of a state for the side that chooses
     * @return the option whose values have the highest sum; one of several is drawn
     * @throws IllegalArgumentException if {@code samples} is below 1, the view is not that of the side that decides, or the values after an
     *     option have no sum: one is NaN, or two are infinite with different signs
     */
    public Choice best(PlayerView view, Prompt.Decision decision, int samples, ToDoubleFunction<GameState> value) {
        if (samples < 1) throw new IllegalArgumentException("samples are 1 or more, not " + samples);
        if (view.side() != decision.side())
            throw new IllegalArgumentException(
                    "the view is that of side " + view.side() + ", and side " + decision.side() + " decides");
        Vector<Choice> options = decision.options();
        double[] sums = new double[options.size()];
        for (int sample = 0; sample < samples; sample++) {
            GameState possible = possible(view);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += value.applyAsDouble(after(possible, options.get(i)));
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

    private GameState possible(PlayerView view) {
        return view.completed(chance.order(view.toShuffle().things()));
    }

    private GameState after(GameState possible, Choice choice) {
        RandomPlay play = RandomPlay.from(rules, rules.play(possible, choice).state(), chance);
        while (!play.over() && play.state().position().active().isDefined()) play.give(play.answer());
        return play.state();
    }
}
