package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;

/**
 * Why an input is refused. Nothing has changed.
 *
 * @param rule the rule that forbids it; an ASK rule where no rule of the game is broken
 * @param reason what is wrong, in a sentence without a full stop
 * @param remedy what would be right, in a phrase
 */
public record Rejection(RuleId rule, String reason, String remedy) {
    /** One line: the rule, what is wrong, what would be right. */
    @Override
    public String toString() {
        return rule + ": " + reason + " (" + remedy + ")";
    }
}
