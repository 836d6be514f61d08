package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-COMBAT-TEAM: while it is in play its side may roll command dice again, however few of its models remain (CMD-3). */
class CombatTeam extends CarriedKeyword {
    CombatTeam() {
        this(RuleIds.K_COMBAT_TEAM);
    }

    /** As another edition has it, by a rule of its own. */
    CombatTeam(RuleId rule) {
        super("COMBAT TEAM TRAINING", rule, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.DRILLED);
    }
}
