package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-HEAVY: a SHOOT with it is a long action, blazing away too. */
final class Heavy extends Printed {
    Heavy() {
        super("HEAVY", RuleIds.K_HEAVY, PrintedOn.RANGED, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.LENGTHY);
    }
}
