package io.github.deadcube.api.dispersion;

import io.github.deadcube.api.rule.RuleId;

/**
 * Something that is wrong with a {@link Dispersion} or its die.
 *
 * @param where which part, such as {@code table}, {@code point} or {@code die}
 * @param rule the rule that says what would be right
 * @param fault what is wrong, and what would be right
 */
public record DispersionError(String where, RuleId rule, String fault) {
    /** One line. */
    @Override
    public String toString() {
        return where + ": " + fault + " (" + rule + ")";
    }
}
