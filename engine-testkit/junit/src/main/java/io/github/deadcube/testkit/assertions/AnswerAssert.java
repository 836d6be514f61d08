package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Assertions about the engine's answer to an input: a rejection or a transition. */
public final class AnswerAssert extends FailureMessages<AnswerAssert, Either<Rejection, Transition>> {
    AnswerAssert(Either<Rejection, Transition> actual) {
        super(
                actual,
                AnswerAssert.class,
                () -> actual.map(to -> TransitionAssert.shown(to, Deadcube.rules()))
                        .getOrElse(""));
    }

    public TransitionAssert isAccepted() {
        check(actual.isRight(), "the input to be accepted", () -> "it is refused by " + actual.getLeft());
        return new TransitionAssert(actual.get());
    }

    public RejectionAssert isRefused() {
        check(actual.isLeft(), "the input to be refused", () -> "it is accepted");
        return new RejectionAssert(Option.some(actual.getLeft()), NOTHING);
    }

    /** {@code rule} is the rule that refused the input, such as {@code ADV-7}. */
    public RejectionAssert isRefusedBy(String rule) {
        check(actual.isLeft(), "the input to be refused by " + rule, () -> "it is accepted");
        return isRefused().isBy(rule);
    }

    /** Assertions about the rejection of an input, if it is rejected. */
    public static final class RejectionAssert extends FailureMessages<RejectionAssert, Option<Rejection>> {
        RejectionAssert(Option<Rejection> actual, Supplier<String> circumstances) {
            super(actual, RejectionAssert.class, circumstances);
        }

        public RejectionAssert isOffered() {
            return check(actual.isEmpty(), "the choice to be offered", () -> "it is refused by " + actual.get());
        }

        /** {@code rule} is the rule that forbids the input, such as {@code ADV-7}. */
        public RejectionAssert isBy(String rule) {
            return check(actual.exists(no -> no.rule().equals(RuleId.of(rule))), "a refusal by " + rule, this::found);
        }

        /** {@code reason} is the complete sentence that says what is wrong. */
        public RejectionAssert hasReason(String reason) {
            return check(actual.exists(no -> no.text().equals(reason)), "the reason '" + reason + "'", this::found);
        }

        /** {@code remedy} is the complete phrase that says what is legal instead. */
        public RejectionAssert hasRemedy(String remedy) {
            return check(actual.exists(no -> no.expected().equals(remedy)), "the remedy '" + remedy + "'", this::found);
        }

        private String found() {
            return "it is " + actual.map(Rejection::toString).getOrElse("offered");
        }
    }
}
