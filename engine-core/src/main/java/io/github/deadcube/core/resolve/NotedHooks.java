package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What is known of all hooks of a library, and of a game ({@link HookOwners}), together: for most subjects there is no hook to search for.
 */
class NotedHooks {
    /** The hooks of the models with a mark of a rule. */
    final RuleTable<HookSet> ofMark;

    /** The hooks of a rule's markers. */
    final RuleTable<HookSet> ofMarker;

    /** Whether any hook concerns a subject of {@link HookTable}; below, whether a model's hook concerns it for all models (KT-12). */
    final boolean[] used;

    final boolean[] lent;
    /** The SPECIAL actions that models may choose because of a friend. */
    Special[] specials;

    boolean marksSilence;
    boolean changesMovement;
    /** The traits that marks grant. */
    final boolean[] traits;
    /** Bits of triggers: those with any hook. */
    long acting;

    NotedHooks() {
        ofMark = new RuleTable<>();
        ofMarker = new RuleTable<>();
        used = new boolean[HookTable.SUBJECTS];
        lent = new boolean[HookTable.SUBJECTS];
        specials = new Special[0];
        traits = new boolean[Trait.values().length];
    }

    /** The same, to which more is added. */
    NotedHooks(NotedHooks other) {
        ofMark = new RuleTable<>(other.ofMark);
        ofMarker = new RuleTable<>(other.ofMarker);
        used = other.used.clone();
        lent = other.lent.clone();
        specials = other.specials;
        marksSilence = other.marksSilence;
        changesMovement = other.changesMovement;
        traits = other.traits.clone();
        acting = other.acting;
    }

    /** Adds the marks and the markers of a rule. */
    void rule(Library library, LibraryRule rule) {
        HookSet mark = HookCollector.ofMark(library, rule);
        for (LentKeywords.Loan loan : mark.loans()) lentBy(library, loan.keyword());
        marked(mark);
        marksSilence |= mark.silences();
        if (!mark.isEmpty()) ofMark.putIfAbsent(rule.rule(), mark);
        HookSet marker = HookCollector.ofMarkers(library, rule);
        if (!marker.isEmpty() && ofMarker.putIfAbsent(rule.rule(), marker)) shared(marker);
    }

    /** KT-17: a keyword that a mark may lend to a model or to a weapon. */
    private void lentBy(Library library, Keyword keyword) {
        Vector<Keyword> one = Vector.of(keyword);
        marked(HookCollector.model(library, one, Vector.empty()).toHookSet());
        marked(HookCollector.weapon(library, Vector.empty(), Vector.empty(), one)
                .toHookSet());
    }

    /** Adds hooks that a model has for a time, such as those of an item that it carries. */
    void gained(HookSet set) {
        changesMovement |= !set.movementRules().equals(HookSet.MovementRules.NONE);
        owner(set);
    }

    private void marked(HookSet set) {
        for (Trait trait : Trait.values()) traits[trait.ordinal()] |= set.hasTrait(trait);
        gained(set);
    }

    /** Adds the hooks of a model's card, alone and with each weapon. */
    void model(ModelHooks card) {
        card.all().forEach(this::owner);
    }

    /** Adds the hooks of a model, which may have friends. */
    void owner(HookSet set) {
        for (Special special : set.lent())
            if (Arrays.stream(specials).noneMatch(s -> s.rule().equals(special.rule())))
                specials = HookTable.append(specials, special);
        if (set.isWithoutHooks()) return;
        shared(set);
        for (int subject = 0; subject < lent.length; subject++) lent[subject] |= set.get(subject, Scope.ANY).length > 0;
    }

    /** Adds the hooks of markers, or of the scenario. */
    void shared(HookSet set) {
        if (set.isWithoutHooks()) return;
        for (int subject = 0; subject < used.length; subject++) used[subject] |= set.has(subject);
        acting |= set.acting();
    }

    /** The triggers with a model's hook for all models: a bit for each. */
    long lentActing() {
        long all = 0;
        for (Trigger<?> trigger : Trigger.all()) if (lent[HookTable.of(trigger)]) all |= NamedConstant.bit(trigger);
        return all;
    }

    /**
     * What belongs to some rules. It is filled before a game and read at every input: a search in two arrays is a tenth of the code of a
     * {@link java.util.HashMap}, and its callers contain a copy of it.
     */
    static final class RuleTable<T> {
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
}
