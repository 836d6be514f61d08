package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;

/**
 * Something that makes a team illegal (TEAM-9).
 *
 * @param where the team, or a model such as {@code model 3 'Rigger'}
 * @param fault what is wrong, and what would be right
 * @param missing whether more models would cure it
 */
public record TeamFault(RuleId rule, String where, String fault, boolean missing) {
    /** One line. */
    @Override
    public String toString() {
        return where + ": " + fault + " (" + rule + ")";
    }
}
