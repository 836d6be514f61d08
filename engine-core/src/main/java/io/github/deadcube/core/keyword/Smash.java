package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Skill;

/** K-SMASH: so many FIGHT dice more, assaulting or fighting back. */
class Smash extends Printed {
    Smash() {
        this(RuleIds.K_SMASH);
    }

    Smash(RuleId rule) {
        super("SMASH", rule, PrintedOn.MELEE, Brackets::number);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> test.skill() == Skill.FIGHT ? keyword.number() : 0);
    }
}
