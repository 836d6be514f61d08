package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;

/** K-HORDE: in an ASSAULT, besides the die for friends, one for each other friend with it in the cube. */
class Horde extends Printed {
    Horde(RuleId rule) {
        super("HORDE", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-HORDE: FIGHT tests alone. */
    static Horde revised() {
        return new Horde(RuleIds.R25_K_HORDE) {
            @Override
            boolean counts(Table table, Tested test) {
                return test.skill() == Skill.FIGHT && super.counts(table, test);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.SWARMING);
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> counts(table, test) ? others(table, me) : 0);
    }

    /** In which tests it has the dice. */
    boolean counts(Table table, Tested test) {
        return Counts.amongFriends(table, test);
    }

    private static int others(Table table, ModelId me) {
        return table.in(table.model(me).cube())
                .count(other -> table.friends(me, other) && table.is(other, Trait.SWARMING));
    }
}
