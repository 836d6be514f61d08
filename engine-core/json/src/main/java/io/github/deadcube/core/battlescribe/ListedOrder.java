package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.control.Option;

/**
 * A special order that a file names (CMD-9). Its text is the list's own and is passed on as it stands: what the order does in play is said
 * by an order of the same name in the ruleset.
 *
 * @param line where it is named first, 1 for the first line
 * @param name as the file spells it
 * @param text what the file says of it, on one line of 2,000 characters at most; empty if it says nothing
 * @param played the rule of the ruleset's order of this name; none if there are no data for it, and leaders are read without it
 */
public record ListedOrder(String file, int line, String name, String text, Option<RuleId> played) {
    /** One line without the text. */
    @Override
    public String toString() {
        return name + ": " + played.map(rule -> "played as " + rule).getOrElse("no data for this order");
    }
}
