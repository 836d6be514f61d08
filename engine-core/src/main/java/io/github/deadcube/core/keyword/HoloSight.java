package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-HOLO-SIGHT: a SHOOT with modifiers has a die more; not with a weapon that has a SNIPER SCOPE. */
final class HoloSight extends Printed {
    HoloSight() {
        super("HOLO-SIGHT", RuleIds.K_HOLO_SIGHT, PrintedOn.SHOOTING, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(
                Figure.DICE,
                Scope.OWN,
                (table, me, test) ->
                        Shots.ranged(test) && !scoped(table, me, test.occasion().arm()) ? 1 : 0);
    }

    private static boolean scoped(Table table, ModelId me, Arm arm) {
        return table.weapon(me, arm)
                .exists(weapon ->
                        weapon.keywords().exists(keyword -> keyword.name().equals(SniperScope.PRINTED)));
    }
}
