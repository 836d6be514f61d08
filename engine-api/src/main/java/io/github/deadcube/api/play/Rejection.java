package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;

/**
 * The reason why an input is refused. The game has not changed.
 *
 * @param rule the rule that forbids it; an ASK rule if no rule of the game is broken
 * @param text what is wrong, in a sentence without a full stop
 * @param expected what would be right, in a phrase
 */
@SavedName("rejection")
public record Rejection(RuleId rule, String text, String expected) {
    /** One line: the rule, what is wrong, what would be right. */
    @Override
    public String toString() {
        return rule + ": " + text + " (" + expected + ")";
    }
}
