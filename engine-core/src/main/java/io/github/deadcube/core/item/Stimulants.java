package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile.Skill;

/** I-STIMULANTS: one die more for one ordinary SHOOT, or for one FIGHT, fighting back too. */
class Stimulants extends Item {
    Stimulants() {
        this(RuleIds.I_STIMULANTS);
    }

    Stimulants(RuleId rule) {
        super("Stimulants", rule);
    }

    @Override
    public boolean aids(Occasion.Kind kind, Ruleset ruleset) {
        return kind == Occasion.Kind.SHOOT
                || kind == Occasion.Kind.ASSAULT && ruleset.has(Variant.STIMULANTS_IN_FIGHTS);
    }

    @Override
    public boolean aidsFightingBack(Ruleset ruleset) {
        return aids(Occasion.Kind.ASSAULT, ruleset);
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> helps(test) ? 1 : 0);
    }

    private static boolean helps(Tested test) {
        Occasion.Kind kind = test.occasion().kind();
        return kind == Occasion.Kind.SHOOT && test.skill() == Skill.RANGED
                || kind == Occasion.Kind.ASSAULT && test.skill() == Skill.FIGHT;
    }
}
