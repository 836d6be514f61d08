package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Impact.Explosion;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** An effect that was set off and waits until KT-4 resolves it. */
public sealed interface DelayedEffect permits Explosion, DelayedEffect.TrapEffect, DelayedEffect.StatusEffect {
    /**
     * The effect of a trap: a keyword resolves as it does at the place where a shot lands (K-TRAP).
     *
     * @param at the place, and the side that rolls
     */
    @SavedName(value = "delayedEffect.trapEffect", parts = "keyword at")
    record TrapEffect(Keyword keyword, Impact at) implements DelayedEffect {}

    /**
     * Changes models that were in the cube where a shot landed, if they still live, even if they have left the cube (KT-15).
     *
     * @param pinned true to pin the models; false to mark them as activated (K-STUN)
     */
    @SavedName(value = "delayedEffect.statusEffect", parts = "rule models pinned")
    record StatusEffect(RuleId rule, Vector<ModelId> models, boolean pinned) implements DelayedEffect {}
}
