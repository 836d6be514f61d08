package io.github.deadcube.core.resolve;

import io.github.deadcube.api.rule.RuleId;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to some rules. It is filled before a game and read at every input: a search in two arrays is a tenth of the code of a
 * {@link java.util.HashMap}, and its callers contain a copy of it.
 */
final class RuleTable<T> {
    /** The size is a power of two, and at least a half of the places is empty. */
    private @Nullable RuleId[] rules = new RuleId[16];

    private Object[] values = new Object[16];
    private int size;

    RuleTable() {}

    /** A table with the same values, to which others are added. */
    RuleTable(RuleTable<T> other) {
        rules = other.rules.clone();
        values = other.values.clone();
        size = other.size;
    }

    /** Null if nothing belongs to the rule. */
    @SuppressWarnings("unchecked") // only put fills the array
    @Nullable
    T get(RuleId rule) {
        int at = place(rule);
        return rules[at] == null ? null : (T) values[at];
    }

    /** Adds a value, unless the rule has one. Returns whether it was added. */
    boolean putIfAbsent(RuleId rule, T value) {
        if (rules[place(rule)] != null) return false;
        if (2 * ++size > rules.length) grow();
        int at = place(rule);
        rules[at] = rule;
        values[at] = value;
        return true;
    }

    /** The place of a rule, or the free place for it. */
    private int place(RuleId rule) {
        int at = rule.id().hashCode() & rules.length - 1;
        for (RuleId there = rules[at]; there != null && !there.equals(rule); there = rules[at])
            at = at + 1 & rules.length - 1;
        return at;
    }

    private void grow() {
        @Nullable RuleId[] old = rules;
        Object[] oldValues = values;
        rules = new RuleId[2 * old.length];
        values = new Object[2 * old.length];
        for (int i = 0; i < old.length; i++) {
            RuleId rule = old[i];
            if (rule == null) continue;
            int at = place(rule);
            rules[at] = rule;
            values[at] = oldValues[i];
        }
    }
}
