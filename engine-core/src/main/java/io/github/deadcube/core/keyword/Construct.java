package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-CONSTRUCT, PIN-5: never pinned; what else spares a CONSTRUCT says so itself. */
final class Construct extends Printed {
    Construct() {
        super("CONSTRUCT", RuleIds.K_CONSTRUCT, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.NEVER_PINNED);
        hooks.has(Trait.MACHINE);
        hooks.has(Trait.LIFELESS);
    }
}
