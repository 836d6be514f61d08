package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-HORDE: in an ASSAULT, besides the die for friends, one for each other friend with it in the cube. */
final class Horde extends Printed {
    Horde() {
        super("HORDE", RuleIds.K_HORDE, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.SWARMING);
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> Fights.befriended(table, test) ? others(table, me) : 0);
    }

    private static int others(Table table, ModelId me) {
        return table.in(table.model(me).cube())
                .count(other -> table.friends(me, other) && table.is(other, Trait.SWARMING));
    }
}
