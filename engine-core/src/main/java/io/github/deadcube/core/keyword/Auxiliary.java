package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-AUXILIARY: nothing in play; the weapon is carried besides another choice as a team is built (TEAM-5). */
final class Auxiliary extends Printed {
    Auxiliary() {
        super("AUXILIARY", RuleIds.K_AUXILIARY, PrintedOn.WEAPON, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {}
}
