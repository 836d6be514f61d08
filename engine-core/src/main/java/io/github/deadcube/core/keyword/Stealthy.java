package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-STEALTHY: nobody has the modifier of a clear shot against it. */
final class Stealthy extends Printed {
    Stealthy() {
        super("STEALTHY", RuleIds.K_STEALTHY, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.NEVER_CLEAR);
    }
}
