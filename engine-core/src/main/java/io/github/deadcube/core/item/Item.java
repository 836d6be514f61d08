package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;

/** An item has a name and a rule. Subclasses implement its effect. */
abstract class Item implements ItemRule {
    private final String name;
    private final RuleId rule;

    Item(String name, RuleId rule) {
        this.name = name;
        this.rule = rule;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final RuleId rule() {
        return rule;
    }

    @Override
    public final Vector<String> spellings() {
        return Spellings.of(name, rule);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Item n
                && n.getClass() == getClass()
                && n.name.equals(name)
                && n.rule.equals(rule)
                && n.weapon().equals(weapon());
    }

    @Override
    public final int hashCode() {
        return name.hashCode();
    }

    @Override
    public final String toString() {
        return name;
    }
}
