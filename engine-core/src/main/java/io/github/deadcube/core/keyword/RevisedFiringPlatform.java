package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-FIRING-PLATFORM: so many dice more for a SHOOT, whoever fires; several add up. */
final class RevisedFiringPlatform extends Printed {
    RevisedFiringPlatform() {
        super("FIRING PLATFORM", RuleIds.R25_K_FIRING_PLATFORM, PrintedOn.SHOOTING, Brackets::number);
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> Shots.ranged(test) ? keyword.number() : 0);
    }
}
