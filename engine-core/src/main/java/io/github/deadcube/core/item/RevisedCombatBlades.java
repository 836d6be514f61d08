package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile.Skill;

/** R25-I-COMBAT-BLADES: FRENZY (1) in one FIGHT test, fighting back too, whatever the weapon. */
final class RevisedCombatBlades extends Item {
    RevisedCombatBlades() {
        super("Combat Blades", RuleIds.R25_I_COMBAT_BLADES);
    }

    @Override
    public boolean aids(Occasion.Kind kind, Ruleset ruleset) {
        return kind == Occasion.Kind.ASSAULT;
    }

    @Override
    public boolean aidsFightingBack(Ruleset ruleset) {
        return true;
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.REROLLS, Scope.OWN, (table, me, test) -> test.skill() == Skill.FIGHT ? 1 : 0);
    }
}
