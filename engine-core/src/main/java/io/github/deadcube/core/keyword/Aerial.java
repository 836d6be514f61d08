package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-AERIAL: it may come by air after both sides have deployed. */
final class Aerial extends Printed {
    Aerial() {
        super("AERIAL DEPLOYMENT", RuleIds.K_AERIAL, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.AIRBORNE);
    }
}
