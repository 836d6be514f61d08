package io.github.deadcube.api.board;

import io.github.deadcube.api.rule.RuleId;

/**
 * Something that is wrong with a battlefield.
 *
 * @param cube where
 * @param rule the rule that it breaks
 * @param fault what is wrong, and what would be right
 */
public record BattlefieldError(Cube cube, RuleId rule, String fault) {
    /** One line. */
    @Override
    public String toString() {
        return cube + ": " + fault + " (" + rule + ")";
    }
}
