package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-TOUGH: it loses 1 HP less in each attack. */
final class Tough extends Printed {
    Tough() {
        super("TOUGH", RuleIds.K_TOUGH, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.LESS_DAMAGE, Scope.OWN, (table, me, hit) -> 1);
    }
}
