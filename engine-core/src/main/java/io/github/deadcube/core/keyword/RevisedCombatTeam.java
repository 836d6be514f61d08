package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;

/** R25-K-COMBAT-TEAM: it counts if it is in play as the round's command dice are rolled, when re-rolls are settled (CMD-3). */
final class RevisedCombatTeam extends CombatTeam {
    RevisedCombatTeam() {
        super(RuleIds.R25_K_COMBAT_TEAM);
    }
}
