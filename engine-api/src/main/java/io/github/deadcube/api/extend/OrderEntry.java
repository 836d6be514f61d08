package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/**
 * A special order in a rulebook (CMD-9).
 *
 * @param rule the order's own
 * @param name as the leader's card prints it
 * @param title for people
 * @param spellings other ways in which cards spell the name, alphabetically
 * @param often how often it may be used (ORD-1)
 * @param text what it does
 */
public record OrderEntry(RuleId rule, String name, String title, Vector<String> spellings, Often often, String text)
        implements RulebookEntry {
    static OrderEntry of(SpecialOrder order) {
        return new OrderEntry(
                order.rule(), order.name(), order.title(), order.spellings(), order.often(), order.text());
    }
}
