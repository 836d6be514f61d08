package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/**
 * What a {@link HouseRulebook} says of one thing that cards, tokens or leaders name, for a tooltip or a page. All of it is taken from the
 * library's rules, an application's own included.
 */
public sealed interface RulebookEntry permits KeywordEntry, ItemEntry, OrderEntry {
    /**
     * The rule.
     *
     * @return its identifier, such as K-TOXIC
     */
    RuleId rule();

    /**
     * How cards print it.
     *
     * @return a keyword in capitals without brackets; an item's or an order's name
     */
    String name();

    /**
     * What it is called, for people.
     *
     * @return a few words
     */
    String title();

    /**
     * Other ways in which cards spell the name.
     *
     * @return alphabetically; empty for most
     */
    Vector<String> spellings();

    /**
     * What it says.
     *
     * @return one paragraph; empty if the rule does not say
     */
    String text();
}
