package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/**
 * K-STUN: no damage. A model that loses the test is marked as activated; where a shot lands, all models are, without a
 * test.
 */
class Stun extends PrintedKeyword {
    Stun(RuleId rule) {
        super("STUN", rule, PrintedOn.ANYWHERE, Brackets::nothing);
    }

    /** R25-K-STUN: damage is dealt, but not by a GRENADE; other explosions mark the models that they beat. */
    static Stun revised() {
        return new Stun(RuleIds.R25_K_STUN) {
            @Override
            public void attach(Keyword keyword, Hooks hooks) {
                super.attach(keyword, hooks);
                hooks.on(Trigger.BEATEN, Scope.OWN, (effects, me, hit) -> {
                    if (harms(effects, me, hit.weapon())) delay(effects, Vector.of(hit.target()));
                });
            }

            @Override
            void harmless(Hooks hooks) {
                if (hooks.ofWeapon()) hooks.grant(Trait.EXPLOSIONS_HARMLESS);
            }

            @Override
            void lands(Effects effects, ModelId by, Trigger.Impact impact) {
                boolean explodes = effects.explosionWaits(by);
                if (!explodes || !harms(effects, by, impact.weapon())) super.lands(effects, by, impact);
            }
        };
    }

    private static boolean harms(Effects effects, ModelId by, WeaponChoice weapon) {
        return !effects.hasTrait(by, weapon, Trait.EXPLOSIONS_HARMLESS);
    }

    /** R25-K-STUN: explosions that a GRENADE does not deliver deal their damage. */
    static void harmByExplosions(Hooks hooks) {
        hooks.revoke(Trait.EXPLOSIONS_HARMLESS, RuleIds.R25_K_STUN);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        harmless(hooks);
        hooks.on(Trigger.ATTACK.at(Step.STUN), Scope.OWN, (effects, me, attack) -> {
            if (attack.won()) effects.markActivated(attack.target(), rule());
        });
        hooks.on(Trigger.IMPACT.at(Step.STUN), Scope.OWN, this::lands);
    }

    void harmless(Hooks hooks) {
        hooks.grant(Trait.HARMLESS);
        hooks.grant(Trait.EXPLOSIONS_HARMLESS);
    }

    void lands(Effects effects, ModelId by, Trigger.Impact impact) {
        Vector<ModelId> there = effects.modelsIn(impact.cube());
        if (!there.isEmpty()) delay(effects, there);
    }

    final void delay(Effects effects, Vector<ModelId> stunned) {
        effects.changeStatus(stunned, false, rule());
    }
}
