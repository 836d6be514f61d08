package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * The hooks of an owner by subject (a modifier, a restriction or a trigger) and scope. The arrays are filled when the
 * hooks are collected, and only read later.
 */
final class HookTable {
    private static final int RESTRICTIONS = Modifier.all().size();
    private static final int TRIGGERS = RESTRICTIONS + Hooks.Restriction.all().size();
    /** The number of subjects. */
    static final int SUBJECTS = TRIGGERS + Trigger.all().size();

    private static final Hook[] NONE = {};
    private static final int SCOPES = Scope.values().length;
    /** The shared array of all empty tables. */
    private static final Hook[][] EMPTY = new Hook[SUBJECTS * SCOPES][];

    static {
        Arrays.fill(EMPTY, NONE);
    }

    /** ORD-2: the triggers at which the engine calls no hooks. */
    private static final Vector<Trigger<?>> FOR_ORDERS = Vector.of(
            Trigger.ACTIVE,
            Trigger.NEARED,
            Trigger.BEFORE_TEST,
            Trigger.IN_TEST,
            Trigger.LOSES,
            Trigger.SHOT,
            Trigger.ENDING);

    private Hook[][] all = EMPTY;

    /** The number of a subject in a table. */
    static int index(Modifier<?> modifier) {
        return NamedConstant.place(modifier);
    }

    static int index(Hooks.Restriction<?> restriction) {
        return RESTRICTIONS + NamedConstant.place(restriction);
    }

    static int index(Trigger<?> trigger) {
        return TRIGGERS + NamedConstant.place(trigger);
    }

    static boolean isForOrders(Trigger<?> trigger) {
        return FOR_ORDERS.contains(trigger);
    }

    void add(int subject, Scope scope, Hook hook) {
        add(subject * SCOPES + scope.ordinal(), hook);
    }

    private void add(int at, Hook hook) {
        if (all == EMPTY) all = EMPTY.clone();
        all[at] = append(all[at], hook);
    }

    /** Adds the hooks of another table without those of some rules. */
    void addAll(HookTable other, Vector<RuleId> silenced) {
        if (other.isEmpty()) return;
        for (int at = 0; at < EMPTY.length; at++)
            for (Hook hook : other.all[at]) if (!hook.isSilencedBy(silenced)) add(at, hook);
    }

    static <H> H[] append(H[] array, H element) {
        H[] more = Arrays.copyOf(array, array.length + 1);
        more[array.length] = element;
        return more;
    }

    /** The elements of both arrays; the same array if the other one is empty. */
    static <H> H[] join(H[] one, H[] other) {
        if (one.length == 0) return other;
        if (other.length == 0) return one;
        H[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    /** Do not modify the array. */
    Hook[] get(int subject, Scope scope) {
        return all[subject * SCOPES + scope.ordinal()];
    }

    boolean isEmpty() {
        return all == EMPTY;
    }

    boolean has(int subject) {
        int first = subject * SCOPES;
        for (int at = first; at < first + SCOPES; at++) if (all[at].length > 0) return true;
        return false;
    }

    /** The triggers with hooks: a bit for each, by {@link NamedConstant#bit}. */
    long acting() {
        if (isEmpty()) return 0;
        long acting = 0;
        for (Trigger<?> trigger : Trigger.all()) if (has(index(trigger))) acting |= NamedConstant.bit(trigger);
        return acting;
    }

    /**
     * One hook, and the rule that registered it.
     *
     * @param countsAs hooks with the same value do not add up, unless the hook is cumulative (KT-11)
     * @param cumulative whether its amount is added to all others
     * @param weapon whether it belongs to the weapon in use; otherwise to the model
     * @param mark whether it belongs to a mark, which no other mark silences
     * @param checked whether an application has the rule, so that its effects are checked
     * @param does the amount, the check or the reaction
     */
    record Hook(
            RuleId rule,
            RuleId countsAs,
            boolean cumulative,
            boolean weapon,
            boolean mark,
            boolean checked,
            Object does) {
        static Hook of(Library.Rule by, boolean weapon, boolean mark, Object does) {
            EngineFailure.requireResult(does, "a hook");
            boolean checked = ActingRule.isOfApplication(by);
            return by instanceof KeywordRule k
                    ? new Hook(k.rule(), k.countsAs(), k.isCumulative(), weapon, mark, checked, does)
                    : new Hook(by.rule(), by.rule(), true, weapon, mark, checked, does);
        }

        /** ORD-5: marks do not silence marks. */
        boolean isSilencedBy(Vector<RuleId> silenced) {
            return !silenced.isEmpty() && !mark && silenced.contains(rule);
        }
    }

    /** KT-11: adds amounts. Of the hooks that count as one rule, only the largest change counts. */
    static final class Tally {
        private static final RuleId[] NO_RULES = {};
        private static final int[] NO_AMOUNTS = {};

        private int sum;
        private RuleId[] once = NO_RULES;
        private int[] most = NO_AMOUNTS;

        void add(Hook hook, int amount) {
            if (amount == 0) return;
            if (hook.cumulative()) {
                sum += amount;
                return;
            }
            for (int i = 0; i < once.length; i++) {
                if (!once[i].equals(hook.countsAs())) continue;
                if (Math.abs(amount) > Math.abs(most[i])) {
                    sum += amount - most[i];
                    most[i] = amount;
                }
                return;
            }
            once = append(once, hook.countsAs());
            most = Arrays.copyOf(most, most.length + 1);
            most[most.length - 1] = amount;
            sum += amount;
        }

        int sum() {
            return sum;
        }
    }
}
