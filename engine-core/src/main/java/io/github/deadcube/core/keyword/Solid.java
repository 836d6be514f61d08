package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-SOLID, PIN-5: never pinned, and never moved to another cube by an attack or an explosion; a fall still drops it. */
final class Solid extends Printed {
    Solid() {
        super("SOLID", RuleIds.K_SOLID, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.NEVER_PINNED);
        hooks.has(Trait.NEVER_MOVED);
    }
}
