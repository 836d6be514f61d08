package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-SMOKE: a smoke marker where the weapon's shot lands; no damage. What smoke hides is sight's, what it takes from a shot SHOOT's. */
final class Smoke extends Printed {
    Smoke() {
        super("SMOKE", RuleIds.K_SMOKE, Bearers.LANDING, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.landing((flow, shooting, cube) -> flow.laySmoke(cube, rule()));
    }
}
