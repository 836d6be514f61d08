package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Hooks of one kind, by subject and scope. The arrays are filled when a game starts and only read later. */
final class HookTable<T> {
    private static final Hook<?>[] NONE = {};
    private static final Scope[] SCOPE = Scope.values();
    private static final int SCOPES = SCOPE.length;
    /** The shared array of all empty tables. */
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
    private long used;

    HookTable(int kinds) {
        if (kinds > Long.SIZE) throw new IllegalArgumentException(kinds + " kinds are more than a set has bits");
        this.kinds = kinds;
    }

    @SuppressWarnings("unchecked")
    private static <T> Hook<T>[][] empty() {
        return (Hook<T>[][]) EMPTY;
    }

    void add(int kind, Scope scope, Hook<T> hook) {
        int at = kind * SCOPES + scope.ordinal();
        if (all == EMPTY) all = Arrays.copyOf(all, kinds * SCOPES);
        all[at] = append(all[at], hook);
        used |= 1L << kind;
    }

    /** Adds all hooks of another table of the same kinds. */
    void addAll(HookTable<T> other) {
        for (int kind = 0; kind < kinds; kind++)
            for (Scope scope : SCOPE) for (Hook<T> hook : other.get(kind, scope)) add(kind, scope, hook);
    }

    static <H> H[] append(H[] hooks, H hook) {
        H[] more = Arrays.copyOf(hooks, hooks.length + 1);
        more[hooks.length] = hook;
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

    Hook<T>[] get(int kind, Scope scope) {
        return all[kind * SCOPES + scope.ordinal()];
    }

    /** A bit for each kind with hooks. */
    long used() {
        return used;
    }

    boolean has(int kind) {
        return (used >> kind & 1) != 0;
    }

    /**
     * One hook, and the rule that registered it.
     *
     * @param countsAs hooks with the same value do not add up, unless the hook is cumulative (KT-11)
     * @param cumulative whether its amount is added to all others
     * @param weapon whether it belongs to the weapon in use; otherwise to the model
     */
    record Hook<T>(RuleId rule, RuleId countsAs, boolean cumulative, boolean weapon, T does) {
        /** A hook that a rule registers. */
        static <T> Hook<T> of(LibraryRule by, boolean weapon, T does) {
            if (does == null) throw new IllegalStateException("a rule returned null: a hook");
            return by instanceof KeywordRule k
                    ? new Hook<>(k.rule(), k.countsAs(), k.isCumulative(), weapon, does)
                    : new Hook<>(by.rule(), by.rule(), true, weapon, does);
        }
    }

    /** KT-11: adds amounts. Of the hooks that count as one rule, only the largest change counts. */
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
