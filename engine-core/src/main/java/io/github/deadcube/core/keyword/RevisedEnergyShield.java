package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-ENERGY-SHIELD: one that is printed on a card bars one that is bought. */
final class RevisedEnergyShield extends CarriedKeyword {
    RevisedEnergyShield() {
        super("ENERGY SHIELD", RuleIds.R25_K_ENERGY_SHIELD, Brackets::number);
    }

    @Override
    public boolean equipment() {
        return true;
    }

    @Override
    public boolean barsBought() {
        return true;
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.SHIELD, Scope.OWN, (table, me, hit) -> keyword.number());
    }
}
