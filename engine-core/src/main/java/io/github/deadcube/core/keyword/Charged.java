package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile.Skill;

/**
 * K-CHARGED: an ADVANCE may be a cube longer. Then it has FRENZY (1) for the rest of its activation, at whose end it must pass a SURVIVE
 * (2), or it loses 1 HP that nothing prevents.
 */
class Charged extends Printed {
    Charged() {
        this(RuleIds.K_CHARGED);
    }

    /** As another edition has it, by a rule of its own. */
    Charged(RuleId rule) {
        super("CHARGED", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.CHARGING);
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.REROLLS, Scope.OWN, (table, me, test) -> test.skill() == Skill.FIGHT ? 1 : 0);
        hooks.on(Moment.TOLL, Scope.OWN, (flow, me, active) -> Pays.due(flow, rule(), me));
    }
}
