package io.github.deadcube.api;

import io.github.deadcube.api.rule.RuleId;

/**
 * An error of a {@link Setup} or a {@link Situation}.
 *
 * @param where the part with the error, such as {@code team A, model 3 'Gunner', weapon 'rifle'}
 * @param rule the broken rule; an ASK rule if no rule of the game is broken
 * @param fault the error, and the correct form
 */
public record SetupError(String where, RuleId rule, String fault) {
    /** One line. */
    @Override
    public String toString() {
        return where + ": " + fault + " (" + rule + ")";
    }
}
