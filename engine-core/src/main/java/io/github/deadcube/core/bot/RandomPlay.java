package io.github.deadcube.core.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.chance.SeededDice;
import io.github.deadcube.core.chance.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/**
 * Random legal play, determined by a seed. It may choose every option. Half of the time it prefers options that lead to
 * fights, explosions and items without a command die. It checks rules and does not try to win. Not thread-safe.
 *
 * <pre>{@code
 * RandomPlay play = RandomPlay.from(rules, state, 7);
 * while (!play.over()) play.give(play.answer());
 * }</pre>
 */
public final class RandomPlay {
    private final Rules rules;
    private final SplitMix64 chance;
    private final Dice.Source dice;
    private GameState state;
    private Prompt prompt;

    private RandomPlay(Rules rules, GameState state, SplitMix64 chance) {
        this.rules = rules;
        this.state = state;
        this.prompt = rules.prompt(state);
        this.chance = chance;
        this.dice = SeededDice.drawing(chance);
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
        return dice.answer(prompt)
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
