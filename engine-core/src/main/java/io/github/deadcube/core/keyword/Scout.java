package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-SCOUT: after deployment, before the first round, it may SPRINT; into and through no cube with another model. */
class Scout extends Printed {
    Scout() {
        this(RuleIds.K_SCOUT);
    }

    /** As another edition has it, by a rule of its own. */
    Scout(RuleId rule) {
        super("SCOUT", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.SCOUTING);
    }
}
