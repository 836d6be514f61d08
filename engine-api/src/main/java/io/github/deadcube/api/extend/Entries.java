package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.HouseRulebook.ItemEntry;
import io.github.deadcube.api.extend.HouseRulebook.OrderEntry;
import io.vavr.collection.Vector;

/** Makes a rulebook's entries of a library's rules. */
final class Entries {
    private final Accepted accepted;

    Entries(Vector<LibraryRule> rules) {
        this.accepted = new Accepted(rules.filter(KeywordRule.class::isInstance).map(KeywordRule.class::cast));
    }

    static boolean has(LibraryRule rule) {
        return rule instanceof KeywordRule || rule instanceof ItemRule || rule instanceof SpecialOrder;
    }

    HouseRulebook.Entry of(LibraryRule rule) {
        if (rule instanceof KeywordRule keyword) return accepted.entry(keyword);
        if (rule instanceof ItemRule item) return ItemEntry.of(item);
        if (rule instanceof SpecialOrder order) return OrderEntry.of(order);
        throw new IllegalArgumentException(rule + " is no keyword, item or special order");
    }
}
