package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** Something that has been set off, and waits until KT-4 says that it goes off. */
public sealed interface DelayedEffect permits Explosion, DelayedEffect.TrapEffect, DelayedEffect.StatusEffect {
    /**
     * The effect of a trap: a keyword resolves as where a shot has landed (K-TRAP).
     *
     * @param at where, and for whom
     */
    record TrapEffect(Keyword keyword, Impact at) implements DelayedEffect {}

    /**
     * What befalls those who were where a shot has landed, wherever they are by then, if they live (KT-15).
     *
     * @param pinned whether they are pinned; else they are marked as activated (K-STUN)
     */
    record StatusEffect(RuleId rule, Vector<ModelId> models, boolean pinned) implements DelayedEffect {}
}
