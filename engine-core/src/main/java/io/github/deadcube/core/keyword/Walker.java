package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-WALKER: a VEHICLE that may climb. */
final class Walker extends Printed {
    Walker() {
        super("WALKER", RuleIds.K_WALKER, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        Vehicle.machine(hooks);
        hooks.gait(Gait.CLIMBING);
        hooks.has(Trait.NEVER_PINNED);
    }
}
