package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-SHIELD-GENERATOR: so many shield dice for every model in its cube, friend or foe. */
final class ShieldGenerator extends CarriedKeyword {
    ShieldGenerator() {
        super("SHIELD GENERATOR", RuleIds.K_SHIELD_GENERATOR, Brackets::number);
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.SHIELD, Scope.ANYBODY, (table, me, hit) -> together(table, me, hit) ? keyword.number() : 0);
    }

    private static boolean together(Table table, ModelId me, Hit hit) {
        return table.model(me).cube().equals(table.model(hit.target()).cube());
    }
}
