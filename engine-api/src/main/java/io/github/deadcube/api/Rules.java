package io.github.deadcube.api;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The rules engine: pure functions of immutable values. It never rolls dice and never waits; every die and every choice
 * is an {@link Input} that answers the {@link Prompt}. Safe for use by any number of threads.
 *
 * <p>If the engine or a rule of an application has a bug, every method, {@link Prompt.Decision#options} and
 * {@link GameState#digest} throw an {@link IllegalStateException} with its cause: whatever a rule throws, or that it
 * returns null where null is not allowed. Only a {@link VirtualMachineError} other than a {@link StackOverflowError}
 * passes through. The message contains the state. If there is no state yet because the hooks of a rule cannot be
 * registered, the message names the rule and the set-up. A transition has at most 100,000 steps: a rule that never ends
 * causes the same exception. If an argument is null, the method throws a {@link NullPointerException} that names it.
 */
public interface Rules {
    /** Starts a game: returns the state before the first prompt, or all errors of the set-up. */
    Either<Seq<Fault>, GameState> start(Setup setup);

    /**
     * Starts in the middle of a game: at the beginning of a turn, or between two actions of the active model.
     *
     * @param state a state without pending steps, as {@code io.github.deadcube.core.GameStateBuilder} builds it:
     *     nothing in it has to be right. Or any state of a game: at the beginning of a turn and between two actions the
     *     result is equal to it, except for what rules remember ({@link
     *     io.github.deadcube.api.extend.RuleData.Memory}); at all other times its unfinished rules and any model that
     *     is moving are left out, and the side that starts the next round if the other models show another one (RND-7)
     * @return the state with its pending steps, or all errors of its position
     */
    Either<Seq<Fault>, GameState> resume(GameState state);

    /** The next question, and the side that must answer it. */
    Prompt prompt(GameState state);

    /** Answers the prompt: returns the next state and the events, or the rule that forbids the input. */
    Either<Rejection, Transition> apply(GameState state, Input input);

    /**
     * Answers the prompt with an input that is known to be legal, such as one of the options.
     *
     * @throws IllegalArgumentException if a rule forbids the input, with the rejection's text and the state
     */
    default Transition play(GameState state, Input input) {
        return apply(state, input)
                .getOrElseThrow(
                        no -> new IllegalArgumentException("'" + input + "' is refused by " + no + "\n" + state));
    }

    /**
     * Explains why a choice cannot be made here: returns none exactly if the prompt offers the choice. Accepts every
     * choice, even one with a null part (ASK-4); throws only if a rule has a bug.
     */
    Option<Rejection> explain(GameState state, Choice choice);
}
