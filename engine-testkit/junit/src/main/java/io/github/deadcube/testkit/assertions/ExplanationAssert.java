package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.play.Rejection;
import io.vavr.control.Option;

/** Assertions of why a choice cannot be made, if it cannot. */
public final class ExplanationAssert extends Shown<ExplanationAssert, Option<Rejection>> {
    ExplanationAssert(Option<Rejection> actual) {
        super(actual, ExplanationAssert.class, NOTHING);
    }

    /**
     * Nothing forbids the choice.
     *
     * @return this
     */
    public ExplanationAssert isOffered() {
        return check(actual.isEmpty(), "the choice to be offered", () -> "it is refused by " + actual.get());
    }

    /**
     * A rule forbids the choice.
     *
     * @param rule such as {@code ADV-7}
     * @return the assertions of the refusal
     */
    public RejectionAssert isRefusedBy(String rule) {
        check(actual.isDefined(), "the choice to be refused by " + rule, () -> "it is offered");
        return new RejectionAssert(actual.get(), NOTHING).isBy(rule);
    }
}
