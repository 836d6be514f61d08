package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile.Skill;

/** I-AMMO, I-AP-AMMO: one die more for one ordinary SHOOT, and AP. */
final class Ammo extends Item {
    private final int ap;

    Ammo(String name, RuleId rule, int ap) {
        super(name, rule);
        this.ap = ap;
    }

    @Override
    public boolean aids(Occasion.Kind kind, Ruleset ruleset) {
        return kind == Occasion.Kind.SHOOT;
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> shoots(test.occasion(), test.skill()) ? 1 : 0);
        if (ap > 0) hooks.adds(Figure.AP, Scope.OWN, (table, me, hit) -> ap);
    }

    private static boolean shoots(Occasion occasion, Skill skill) {
        return occasion.kind() == Occasion.Kind.SHOOT && skill == Skill.RANGED;
    }
}
