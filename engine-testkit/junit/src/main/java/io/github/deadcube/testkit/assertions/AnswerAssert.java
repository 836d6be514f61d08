package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * Assertions about the engine's answer to an input: a rejection or a transition; or about the reason why a choice is
 * refused, if it is.
 */
public final class AnswerAssert extends FailureMessages<AnswerAssert, Option<Rejection>> {
    private final Option<Transition> accepted;

    AnswerAssert(Option<Rejection> actual, Option<Transition> accepted, Supplier<String> circumstances) {
        super(actual, AnswerAssert.class, circumstances);
        this.accepted = accepted;
    }

    /** The input of the answer is accepted. */
    public TransitionAssert isAccepted() {
        check(accepted.isDefined(), "the input to be accepted", this::found);
        return new TransitionAssert(accepted.get(), Deadcube.rules());
    }

    /** The choice that is explained is offered. */
    public AnswerAssert isOffered() {
        return check(actual.isEmpty(), "the choice to be offered", this::found);
    }

    public AnswerAssert isRefused() {
        return check(actual.isDefined(), "the input to be refused", this::found);
    }

    public AnswerAssert isBy(String rule) {
        return check(actual.exists(no -> no.rule().equals(RuleId.of(rule))), "a refusal by " + rule, this::found);
    }

    /** {@code reason} is the complete sentence that says what is wrong. */
    public AnswerAssert hasReason(String reason) {
        return check(actual.exists(no -> no.text().equals(reason)), "the reason '" + reason + "'", this::found);
    }

    /** {@code remedy} is the complete phrase that says what is legal instead. */
    public AnswerAssert hasRemedy(String remedy) {
        return check(actual.exists(no -> no.expected().equals(remedy)), "the remedy '" + remedy + "'", this::found);
    }

    private String found() {
        return actual.map(no -> "it is refused by " + no)
                .getOrElse(() -> accepted.isDefined() ? "it is accepted" : "it is offered");
    }
}
