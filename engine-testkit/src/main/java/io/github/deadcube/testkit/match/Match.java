package io.github.deadcube.testkit.match;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A game between two bots. It answers every prompt with a bot or the dice, and passes each transition to its
 * spectators, until the game is over. Not thread-safe; a match is played once.
 *
 * <pre>{@code
 * Result result = Match.between(rules, state, a, b, SplitMix64.dice(42)).watchedBy(narrator).play();
 * }</pre>
 */
public final class Match {
    /** A match with more inputs than this fails, because it may never end. */
    public static final int MOST_INPUTS = 100_000;

    private final Rules rules;
    private final Bot a;
    private final Bot b;
    private final Dice.Source dice;
    private GameState state;
    private Vector<BiConsumer<Input, Transition>> spectators = Vector.empty();
    private int mostInputs = MOST_INPUTS;
    private Budget budget = Budget.OPEN;
    private Option<Result> result = Option.none();
    private int inputs;

    private Match(Rules rules, GameState state, Bot a, Bot b, Dice.Source dice) {
        this.rules = rules;
        this.state = state;
        this.a = a;
        this.b = b;
        this.dice = dice;
    }

    /** A new match. */
    public static Match between(Rules rules, GameState state, Bot a, Bot b, Dice.Source dice) {
        return new Match(rules, state, a, b, dice);
    }

    /** A match with random choices and dice, determined by a seed. */
    public static Match random(Rules rules, GameState state, long seed) {
        return between(rules, state, Bot.random(seed, Side.A), Bot.random(seed, Side.B), SplitMix64.dice(seed));
    }

    /**
     * Adds a spectator, such as a narrator or a recorder. It gets each input with its transition, after the spectators
     * that were added before it.
     */
    public Match watchedBy(BiConsumer<Input, Transition> spectator) {
        spectators = spectators.append(spectator);
        return this;
    }

    /** Sets the largest number of inputs, instead of {@link #MOST_INPUTS}. */
    public Match withInputLimit(int most) {
        mostInputs = most;
        return this;
    }

    /** Sets the budget of each decision of both bots, instead of {@link Budget#OPEN}. */
    public Match withBudget(Budget each) {
        budget = each;
        return this;
    }

    /**
     * Plays to the end.
     *
     * @throws IllegalStateException as {@link #step} does
     * @throws Forfeit if a bot cannot continue: its side loses
     */
    public Result play() {
        bothDone(
                () -> {
                    while (result.isEmpty()) step();
                },
                this::end);
        return result.get();
    }

    /** Does the second also if the first fails, and then throws the first failure. */
    private static void bothDone(Runnable first, Runnable second) {
        try {
            first.run();
        } catch (RuntimeException | Error failure) {
            try {
                second.run();
            } catch (RuntimeException | Error further) {
                if (further != failure) failure.addSuppressed(further);
            }
            throw failure;
        }
        second.run();
    }

    /**
     * Says to both bots that the match ends, as {@link #play} does. A match that is played with {@link #step} needs it.
     */
    public void end() {
        bothDone(a::ended, b::ended);
    }

    /**
     * Answers one prompt; returns false if the game is already over.
     *
     * @throws IllegalStateException if there are too many inputs, an answer is refused or the engine fails; the message
     *     shows the state
     */
    public boolean step() {
        Prompt prompt = prompt();
        if (prompt instanceof Prompt.Finished finished) {
            result = Option.some(finished.result());
            return false;
        }
        Input answer = dice.answer(prompt).getOrElse(() -> chosen((Prompt.Decision) prompt));
        if (inputs >= mostInputs) throw broken("no end after " + inputs + " inputs; the prompt is " + prompt, null);
        Transition transition = applied(prompt, answer);
        inputs++;
        state = transition.state();
        for (BiConsumer<Input, Transition> spectator : spectators) spectator.accept(answer, transition);
        return true;
    }

    /** The current state. */
    public GameState state() {
        return state;
    }

    public int inputs() {
        return inputs;
    }

    private Prompt prompt() {
        try {
            return rules.prompt(state);
        } catch (RuntimeException e) {
            throw broken("no prompt: " + e.getMessage(), e);
        }
    }

    private Input chosen(Prompt.Decision decision) {
        return (decision.side() == Side.A ? a : b).choose(state.seenBy(decision.side()), decision, budget);
    }

    private Transition applied(Prompt prompt, Input answer) {
        Either<Rejection, Transition> outcome;
        try {
            outcome = rules.apply(state, answer);
        } catch (RuntimeException e) {
            throw broken(prompt + " was answered with " + answer + ": " + e.getMessage(), e);
        }
        return outcome.getOrElseThrow(no -> broken(prompt + " was answered with " + answer + ": " + no, null));
    }

    private IllegalStateException broken(String what, @Nullable RuntimeException cause) {
        return new IllegalStateException(what + "\nafter " + inputs + " inputs: " + state, cause);
    }

    /** A bot cannot continue, such as a program that has crashed. Its side loses the game. */
    public static final class Forfeit extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final Side side;
        /** None in another virtual machine, which has the message alone. */
        private final transient @Nullable Sentence reason;

        /** The reason is a constant or a sentence, without a full stop. */
        public Forfeit(Side side, CharSequence reason) {
            super(reason.toString());
            this.side = side;
            this.reason = Sentence.of(reason);
        }

        /** The side of the bot; this side loses. */
        public Side side() {
            return side;
        }

        /** The side that loses and the reason: {@code side A loses: the program has crashed}. */
        public Sentence description() {
            Object why = reason == null ? String.valueOf(getMessage()) : reason;
            return Sentence.of("side {side} loses: {reason}", side, why);
        }
    }
}
