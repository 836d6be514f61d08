package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Hooks of one kind by what they concern and by scope: arrays that are filled as a game starts, and read from then on. */
final class HookTable<T> {
    private static final Hook<?>[] NONE = {};
    private static final int SCOPES = Scope.values().length;
    /** What every table is before something is added; most remain so. */
    private static final Hook<?>[][] EMPTY = new Hook<?>
            [Math.max(
                            Math.max(Modifier.all().size(), Trigger.all().size()),
                            Restriction.all().size())
                    * SCOPES][];

    static {
        Arrays.fill(EMPTY, NONE);
    }

    private final int kinds;
    private Hook<T>[][] all = empty();
    /** The kinds that have any: a bit for each. */
    private long used;

    HookTable(int kinds) {
        if (kinds > Long.SIZE) throw new IllegalArgumentException(kinds + " kinds are more than a set has bits");
        this.kinds = kinds;
    }

    @SuppressWarnings("unchecked")
    private static <T> Hook<T>[][] empty() {
        return (Hook<T>[][]) EMPTY;
    }

    @SuppressWarnings("unchecked")
    static <T> Hook<T>[] none() {
        return (Hook<T>[]) NONE;
    }

    void add(int kind, Scope scope, Hook<T> hook) {
        int at = kind * SCOPES + scope.ordinal();
        if (all == EMPTY) all = Arrays.copyOf(all, kinds * SCOPES);
        all[at] = append(all[at], hook);
        used |= 1L << kind;
    }

    static <H> H[] append(H[] hooks, H hook) {
        H[] more = Arrays.copyOf(hooks, hooks.length + 1);
        more[hooks.length] = hook;
        return more;
    }

    Hook<T>[] get(int kind, Scope scope) {
        return all[kind * SCOPES + scope.ordinal()];
    }

    /** The kinds that have any: a bit for each. */
    long used() {
        return used;
    }

    boolean has(int kind) {
        return (used >> kind & 1) != 0;
    }

    /**
     * One hook, and the rule that has registered it.
     *
     * @param countsAs the rule with which it does not add up; none of the others' if it is cumulative (KT-11)
     * @param cumulative whether what it gives is added to whatever else there is
     * @param weapon whether a weapon in use bears it; else its model does
     */
    record Hook<T>(RuleId rule, RuleId countsAs, boolean cumulative, boolean weapon, T does) {}

    /** KT-11: amounts add up; of those that count as one rule, the one that changes most counts alone. */
    static final class Tally {
        private static final RuleId[] NO_RULES = {};
        private static final int[] NO_AMOUNTS = {};

        private int sum;
        private RuleId[] once = NO_RULES;
        private int[] most = NO_AMOUNTS;

        void add(HookTable.Hook<?> hook, int amount) {
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
            once = Arrays.copyOf(once, once.length + 1);
            most = Arrays.copyOf(most, most.length + 1);
            once[once.length - 1] = hook.countsAs();
            most[most.length - 1] = amount;
            sum += amount;
        }

        int sum() {
            return sum;
        }

        static int of(@Nullable Tally tally) {
            return tally == null ? 0 : tally.sum;
        }
    }
}
