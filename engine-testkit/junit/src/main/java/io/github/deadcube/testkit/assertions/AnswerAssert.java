package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Either;

/** Assertions of the engine's answer to an input: refused, or accepted. */
public final class AnswerAssert extends Shown<AnswerAssert, Either<Rejection, Transition>> {
    AnswerAssert(Either<Rejection, Transition> actual) {
        super(
                actual,
                AnswerAssert.class,
                () -> actual.map(to -> TransitionAssert.shown(to, Deadcube.rules()))
                        .getOrElse(""));
    }

    /**
     * The input was accepted.
     *
     * @return the assertions of what it has led to
     */
    public TransitionAssert isAccepted() {
        check(actual.isRight(), "the input to be accepted", () -> "it is refused by " + actual.getLeft());
        return new TransitionAssert(actual.get());
    }

    /**
     * The input was refused.
     *
     * @return the assertions of the refusal
     */
    public RejectionAssert isRefused() {
        check(actual.isLeft(), "the input to be refused", () -> "it is accepted");
        return new RejectionAssert(actual.getLeft(), NOTHING);
    }

    /**
     * The input was refused, and by this rule.
     *
     * @param rule such as {@code ADV-7}
     * @return the assertions of the refusal
     */
    public RejectionAssert isRefusedBy(String rule) {
        check(actual.isLeft(), "the input to be refused by " + rule, () -> "it is accepted");
        return isRefused().isBy(rule);
    }
}
