package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Impact;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** K-STUN: no damage. A model that loses the test is marked as activated; where a shot lands, all models are, without a test. */
class Stun extends PrintedKeyword {
    Stun(RuleId rule) {
        super("STUN", rule, PrintedOn.ANYWHERE, Brackets::nothing);
    }

    /** R25-K-STUN: damage is dealt as usual, but not by a GRENADE. */
    static Stun revised() {
        return new Stun(RuleIds.R25_K_STUN) {
            @Override
            void harm(Hooks hooks) {
                if (hooks.ofWeapon()) hooks.grant(Trait.EXPLOSIONS_HARMLESS);
            }
        };
    }

    /** R25-K-STUN: explosions that a GRENADE does not deliver deal their damage. */
    static void harmByExplosions(Hooks hooks) {
        hooks.revoke(Trait.EXPLOSIONS_HARMLESS, RuleIds.R25_K_STUN);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        harm(hooks);
        hooks.on(Trigger.ATTACK.at(Step.STUN), Scope.OWN, (effects, me, attack) -> {
            if (attack.won()) effects.markActivated(attack.target(), rule());
        });
        hooks.on(Trigger.IMPACT.at(Step.STUN), Scope.OWN, this::lands);
    }

    /** Attacks and explosions cost no HP. */
    void harm(Hooks hooks) {
        hooks.grant(Trait.HARMLESS);
        hooks.grant(Trait.EXPLOSIONS_HARMLESS);
    }

    private void lands(Effects effects, ModelId by, Impact impact) {
        Vector<ModelId> there = effects.modelsIn(impact.cube());
        if (!there.isEmpty()) effects.delay(new DelayedEffect.StatusEffect(rule(), there, false));
    }
}
