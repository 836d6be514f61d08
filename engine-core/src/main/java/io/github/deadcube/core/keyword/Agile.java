package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-AGILE: once in an ADVANCE or SPRINT, one level more, up or down in one stack. */
final class Agile extends Printed {
    Agile() {
        super("AGILE", RuleIds.K_AGILE, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.AGILE);
    }
}
