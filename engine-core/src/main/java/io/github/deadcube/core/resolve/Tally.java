package io.github.deadcube.core.resolve;

import io.github.deadcube.api.rule.RuleId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** KT-11: amounts add up; of those that count as one rule, the one that changes most counts alone. */
final class Tally {
    private static final RuleId[] NO_RULES = {};
    private static final int[] NO_AMOUNTS = {};

    private int sum;
    private RuleId[] once = NO_RULES;
    private int[] most = NO_AMOUNTS;

    void add(Hook<?> hook, int amount) {
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
