package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import java.util.function.Supplier;

/** Assertions of a refusal. */
public final class RejectionAssert extends Shown<RejectionAssert, Rejection> {
    RejectionAssert(Rejection actual, Supplier<String> circumstances) {
        super(actual, RejectionAssert.class, circumstances);
    }

    /**
     * Which rule forbids it.
     *
     * @param rule such as {@code ADV-7}
     * @return this
     */
    public RejectionAssert isBy(String rule) {
        return check(actual.rule().equals(RuleId.of(rule)), "a refusal by " + rule, () -> "it is " + actual);
    }

    /**
     * What is wrong.
     *
     * @param reason the whole sentence
     * @return this
     */
    public RejectionAssert hasReason(String reason) {
        return check(actual.reason().equals(reason), "the reason '" + reason + "'", () -> "it is " + actual);
    }

    /**
     * What would be right.
     *
     * @param remedy the whole phrase
     * @return this
     */
    public RejectionAssert hasRemedy(String remedy) {
        return check(actual.remedy().equals(remedy), "the remedy '" + remedy + "'", () -> "it is " + actual);
    }
}
