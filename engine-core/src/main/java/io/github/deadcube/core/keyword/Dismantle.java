package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-DISMANTLE: a VEHICLE, WALKER, BIKE or CONSTRUCT that loses HP to it loses 1 more. */
final class Dismantle extends Printed {
    Dismantle() {
        super("DISMANTLE", RuleIds.K_DISMANTLE, PrintedOn.ANY, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.MORE_DAMAGE, Scope.OWN, (table, me, hit) -> table.is(hit.target(), Trait.MACHINE) ? 1 : 0);
    }
}
