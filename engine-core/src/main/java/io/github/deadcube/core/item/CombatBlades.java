package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;

/**
 * R25-I-COMBAT-BLADES: FRENZY (1) in one FIGHT test with any weapon, also when fighting back. In the third edition they
 * are a weapon.
 */
final class CombatBlades extends TestItem {
    CombatBlades() {
        super("Combat Blades", RuleIds.R25_I_COMBAT_BLADES, TestContext.Kind.ASSAULT, Modifier.REROLLS);
    }

    @Override
    public boolean helpsFightBack(Ruleset ruleset) {
        return true;
    }

    @Override
    boolean helps(ModelTest test) {
        return test.skill() == Skill.FIGHT;
    }
}
