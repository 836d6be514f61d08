package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-AERIAL: it may come by air after both sides have deployed. */
class Aerial extends Printed {
    Aerial() {
        this(RuleIds.K_AERIAL);
    }

    /** As another edition has it, by a rule of its own. */
    Aerial(RuleId rule) {
        super("AERIAL DEPLOYMENT", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.AIRBORNE);
    }
}
