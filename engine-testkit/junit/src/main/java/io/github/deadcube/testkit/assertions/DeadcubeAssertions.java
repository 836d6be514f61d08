package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.assertj.core.api.Assertions;

/**
 * The assertions of AssertJ, and assertions about values of the game. {@code id} is a model such as {@code B1},
 * {@code rule} a rule such as {@code ADV-7}.
 */
@SuppressWarnings("exports")
public class DeadcubeAssertions extends Assertions {
    /** For subclasses that add assertions. */
    protected DeadcubeAssertions() {}

    /**
     * Uses the engine's standard rules for prompts and inputs, unless {@link StateAssert#withRules} names other rules.
     */
    public static StateAssert assertThat(GameState actual) {
        return new StateAssert(actual, Deadcube.rules());
    }

    /** With {@link StateAssert#model} instead, failures show the state too. */
    public static ModelAssert assertThat(Model actual) {
        return new ModelAssert(actual, FailureMessages.NOTHING);
    }

    public static TransitionAssert assertThat(Transition actual) {
        return new TransitionAssert(actual, Deadcube.rules());
    }

    /** Assertions about the result of a script: its last state and all its events. */
    public static TransitionAssert assertThat(Playback actual) {
        return assertThat(new Transition(actual.state(), actual.events().toList()));
    }

    /** Assertions about the result of {@link io.github.deadcube.api.Rules#apply}. */
    public static AnswerAssert assertThat(Either<Rejection, Transition> actual) {
        return new AnswerAssert(
                actual.swap().toOption(),
                actual.toOption(),
                () -> actual.map(to -> TransitionAssert.shown(to, Deadcube.rules()))
                        .getOrElse(""));
    }

    /** Assertions about the result of {@link io.github.deadcube.api.Rules#explain}. */
    public static AnswerAssert assertThat(Option<Rejection> actual) {
        return new AnswerAssert(actual, Option.none(), FailureMessages.NOTHING);
    }

    public static AnswerAssert assertThat(Rejection actual) {
        return assertThat(Option.some(actual));
    }

    /** With {@link StateAssert#prompt} instead, failures show the state too. */
    public static PromptAssert assertThat(Prompt actual) {
        return new PromptAssert(actual, FailureMessages.NOTHING);
    }
}
