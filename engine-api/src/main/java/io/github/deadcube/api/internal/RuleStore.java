package io.github.deadcube.api.internal;

import io.github.deadcube.api.extend.RuleData;
import io.vavr.collection.List;

/**
 * What rules keep in a position besides marks and markers. Both lists are nearly always empty: one reference keeps positions small.
 *
 * @param waiting KT-4: the effects that were set off and wait
 * @param memories what rules remember about models
 */
public record RuleStore(List<DelayedEffect> waiting, List<RuleData.Memory> memories) {
    public static final RuleStore NONE = new RuleStore(List.empty(), List.empty());

    /** The same with other waiting effects. */
    public RuleStore withWaiting(List<DelayedEffect> effects) {
        return of(effects, memories);
    }

    /** The same with other memories. */
    public RuleStore withMemories(List<RuleData.Memory> others) {
        return of(waiting, others);
    }

    /** A store of both; {@link #NONE} if both are empty. */
    public static RuleStore of(List<DelayedEffect> waiting, List<RuleData.Memory> memories) {
        return waiting.isEmpty() && memories.isEmpty() ? NONE : new RuleStore(waiting, memories);
    }
}
