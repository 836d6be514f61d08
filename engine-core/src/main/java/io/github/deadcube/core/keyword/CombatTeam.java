package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-COMBAT-TEAM: while it is in play its side may roll command dice again, however few of its models remain (CMD-3). */
final class CombatTeam extends CarriedKeyword {
    CombatTeam() {
        super("COMBAT TEAM TRAINING", RuleIds.K_COMBAT_TEAM, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.DRILLED);
    }
}
