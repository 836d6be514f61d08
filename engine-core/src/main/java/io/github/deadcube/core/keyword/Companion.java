package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-COMPANION: in every ASSAULT it has the die for friends, alone or not. */
class Companion extends Printed {
    Companion() {
        this(RuleIds.K_COMPANION, PrintedOn.MELEE);
    }

    Companion(RuleId rule, PrintedOn bearers) {
        super("COMPANION", rule, bearers, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(
                Figure.DICE,
                Scope.OWN,
                (table, me, test) -> Fights.befriended(table, test) && !table.besideFriends(me) ? 1 : 0);
    }
}
