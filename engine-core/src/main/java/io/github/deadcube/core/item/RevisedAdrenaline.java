package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.rule.RuleIds;

/** R25-I-ADRENALINE: used as an ADVANCE or a SPRINT is declared; SP is 1 more for this round. */
final class RevisedAdrenaline extends Item {
    RevisedAdrenaline() {
        super("Adrenaline Shot", RuleIds.R25_I_ADRENALINE);
    }

    @Override
    public boolean aidsMoving() {
        return true;
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.SPEED, Scope.OWN, (table, me, moving) -> 1);
    }
}
