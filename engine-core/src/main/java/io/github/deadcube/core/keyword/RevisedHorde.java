package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Tested;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Skill;

/** R25-K-HORDE: FIGHT tests alone. */
final class RevisedHorde extends Horde {
    RevisedHorde() {
        super(RuleIds.R25_K_HORDE);
    }

    @Override
    boolean counts(Table table, Tested test) {
        return test.skill() == Skill.FIGHT && super.counts(table, test);
    }
}
