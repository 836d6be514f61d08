package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.assertions.AnswerAssert.ExplanationAssert;
import io.github.deadcube.testkit.assertions.AnswerAssert.RejectionAssert;
import io.github.deadcube.testkit.script.Playback;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.assertj.core.api.Assertions;

/** AssertJ's assertions, and those of the game's values. */
@SuppressWarnings("exports")
public class DeadcubeAssertions extends Assertions {
    /** For those who add assertions of their own. */
    protected DeadcubeAssertions() {}

    /**
     * Of a state; the engine's own rules say what it asks and accepts, unless {@link StateAssert#by} names others.
     *
     * @param actual a state
     * @return its assertions
     */
    public static StateAssert assertThat(GameState actual) {
        return new StateAssert(actual);
    }

    /**
     * Of a model. Through {@link StateAssert#model} failures show the state as well.
     *
     * @param actual a model at one moment
     * @return its assertions
     */
    public static ModelAssert assertThat(ModelState actual) {
        return new ModelAssert(actual, Shown.NOTHING);
    }

    /**
     * Of what an input has led to.
     *
     * @param actual a transition
     * @return its assertions
     */
    public static TransitionAssert assertThat(Transition actual) {
        return new TransitionAssert(actual);
    }

    /**
     * Of what came of a script: its last state, and all that has happened.
     *
     * @param actual a script's play
     * @return the assertions of a transition
     */
    public static TransitionAssert assertThat(Playback actual) {
        return new TransitionAssert(
                new Transition(actual.state(), actual.events().toList()));
    }

    /**
     * Of the engine's answer to an input.
     *
     * @param actual what {@link io.github.deadcube.api.Rules#apply} answers
     * @return its assertions
     */
    public static AnswerAssert assertThat(Either<Rejection, Transition> actual) {
        return new AnswerAssert(actual);
    }

    /**
     * Of why a choice cannot be made.
     *
     * @param actual what {@link io.github.deadcube.api.Rules#explain} answers
     * @return its assertions
     */
    public static ExplanationAssert assertThat(Option<Rejection> actual) {
        return new ExplanationAssert(actual);
    }

    /**
     * Of a refusal.
     *
     * @param actual a refusal
     * @return its assertions
     */
    public static RejectionAssert assertThat(Rejection actual) {
        return new RejectionAssert(actual, Shown.NOTHING);
    }

    /**
     * Of a prompt. Through {@link StateAssert#prompt} failures show the state as well.
     *
     * @param actual a prompt
     * @return its assertions
     */
    public static PromptAssert assertThat(Prompt actual) {
        return new PromptAssert(actual, Shown.NOTHING);
    }

    /**
     * Of an event.
     *
     * @param actual an event
     * @return its assertions
     */
    public static EventAssert assertThat(Event actual) {
        return new EventAssert(actual);
    }

    /**
     * Of a battlefield.
     *
     * @param actual a battlefield
     * @return its assertions
     */
    public static BattlefieldAssert assertThat(Battlefield actual) {
        return new BattlefieldAssert(actual);
    }
}
