package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;

/** K-TENACIOUS: an enemy that breaks away from its cube has a SURVIVE die less, once, whoever makes the free ASSAULT. */
final class Tenacious extends CarriedKeyword {
    Tenacious() {
        super("TENACIOUS", RuleIds.K_TENACIOUS, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.ANYBODY, (table, me, test) -> holds(table, me, test) ? -1 : 0);
    }

    private static boolean holds(Table table, ModelId me, Tested test) {
        if (test.skill() != Skill.SURVIVE || !test.occasion().rule().equals(RuleIds.ADV_6)) return false;
        ModelState leaver = table.model(test.tester());
        ModelState self = table.model(me);
        return self.allegiance().hostile(leaver.allegiance()) && self.cube().equals(leaver.cube());
    }
}
