package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-FLIGHT: changes level through the air, crosses gaps in the floor of any size, and falls without harm. */
final class Flight extends Printed {
    Flight() {
        super("FLIGHT", RuleIds.K_FLIGHT, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.gait(Gait.FLYING);
    }
}
