package io.github.deadcube.api.internal;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** An effect that was set off and waits until KT-4 resolves it. */
public sealed interface DelayedEffect {
    /**
     * An explosion (KT-3): one roll against every model in a cube; then the models are thrown and pinned. A model there
     * that has the keyword of the rule and a mark of {@link RuleIds#DMG_4} is what explodes: it is not tested, and is
     * killed after the explosion (K-BOOM).
     *
     * @param rule the rule that explodes: K-FRAG, K-BOOM …
     * @param at the cube, the side that rolls, and the weapon with the AP and keywords that apply
     * @param dice the number of dice, each against 4+; 0 for an explosion without damage (K-BLAST)
     */
    @SavedName("explosion")
    record Explosion(
            RuleId rule,
            Trigger.Impact at,
            @InText(least = 0, most = 300) int dice) implements DelayedEffect {
        public Explosion {
            if (dice < 0) throw new IllegalArgumentException(rule + " explodes with " + dice + " dice");
        }
    }

    /**
     * The effect of a trap: a keyword resolves as it does at the place where a shot lands (K-TRAP).
     *
     * @param at the place, and the side that rolls
     */
    @SavedName("delayedEffect.trapEffect")
    record TrapEffect(Keyword keyword, Trigger.Impact at) implements DelayedEffect {}

    /**
     * Changes models that were in the cube where a shot landed, if they still live, even if they have left the cube
     * (KT-15).
     *
     * @param pinned true to pin the models; false to mark them as activated (K-STUN)
     */
    @SavedName("delayedEffect.statusEffect")
    record StatusEffect(RuleId rule, Vector<ModelId> models, boolean pinned) implements DelayedEffect {}
}
