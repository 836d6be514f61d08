package io.github.deadcube.api;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The rules engine: pure functions of immutable values. It never rolls and never waits; every die and every choice is an
 * {@link Input} that answers the {@link Prompt}. Safe for use by any number of threads. A bug, in the engine or in a rule of
 * an application's own, is an {@link IllegalStateException} with its cause and the state in its message: from every method, from
 * {@link Prompt.Decision#options} and from {@link GameState#digest}. Before there is a state the message has the rule whose hooks
 * cannot be registered, and what was to be played. A rule that answers null where it may not is told by what it was asked for. A rule that goes on for ever is such a bug: a transition
 * has 100,000 steps at most. An argument that is null is a {@link NullPointerException} that names it.
 */
public interface Rules {
    /** Begins a game: the state before anything has been asked, or everything that is wrong with the set-up. */
    Either<Seq<SetupError>, GameState> start(Setup setup);

    /** Begins in the middle of a game, at the beginning of a turn: the state, or everything that is wrong with the situation. */
    Either<Seq<SetupError>, GameState> resume(Situation situation);

    /** The question that comes next: who must answer what. */
    Prompt prompt(GameState state);

    /** Answers the prompt: the next state and what has happened, or which rule forbids the input; the given state is unchanged. */
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
     * Why a choice cannot be made here. Never throws, whatever the choice holds, a null for one of its parts included (ASK-4),
     * unless a rule has a bug. None exactly if the prompt offers it.
     */
    Option<Rejection> explain(GameState state, Choice choice);
}
