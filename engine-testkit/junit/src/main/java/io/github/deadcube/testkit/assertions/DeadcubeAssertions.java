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

    /** Of a state; the engine's own rules say what it asks and accepts, unless {@link StateAssert#by} names others. */
    public static StateAssert assertThat(GameState actual) {
        return new StateAssert(actual);
    }

    /** Of a model. Through {@link StateAssert#model} failures show the state as well. */
    public static ModelAssert assertThat(ModelState actual) {
        return new ModelAssert(actual, FailureMessages.NOTHING);
    }

    /** Of what an input has led to. */
    public static TransitionAssert assertThat(Transition actual) {
        return new TransitionAssert(actual);
    }

    /** Of what came of a script: its last state, and all that has happened. */
    public static TransitionAssert assertThat(Playback actual) {
        return new TransitionAssert(
                new Transition(actual.state(), actual.events().toList()));
    }

    /** Of what {@link io.github.deadcube.api.Rules#apply} answers. */
    public static AnswerAssert assertThat(Either<Rejection, Transition> actual) {
        return new AnswerAssert(actual);
    }

    /** Of what {@link io.github.deadcube.api.Rules#explain} answers. */
    public static ExplanationAssert assertThat(Option<Rejection> actual) {
        return new ExplanationAssert(actual);
    }

    public static RejectionAssert assertThat(Rejection actual) {
        return new RejectionAssert(actual, FailureMessages.NOTHING);
    }

    /** Of a prompt. Through {@link StateAssert#prompt} failures show the state as well. */
    public static PromptAssert assertThat(Prompt actual) {
        return new PromptAssert(actual, FailureMessages.NOTHING);
    }

    public static EventAssert assertThat(Event actual) {
        return new EventAssert(actual);
    }

    public static BattlefieldAssert assertThat(Battlefield actual) {
        return new BattlefieldAssert(actual);
    }
}
