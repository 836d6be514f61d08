package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;

/** R25-K-TENACIOUS: an enemy that breaks away has a SURVIVE die less if it, with the weapon, makes the free ASSAULT. */
final class RevisedTenacious extends Printed {
    RevisedTenacious() {
        super("TENACIOUS", RuleIds.R25_K_TENACIOUS, PrintedOn.ANY, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OPPONENT, (table, me, test) -> holds(me, test) ? -1 : 0);
    }

    private static boolean holds(ModelId me, Tested test) {
        return test.skill() == Skill.SURVIVE
                && test.occasion().rule().equals(RuleIds.ADV_6)
                && test.occasion().attacker().equals(me);
    }
}
