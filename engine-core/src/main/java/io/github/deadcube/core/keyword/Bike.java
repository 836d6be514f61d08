package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-BIKE, PIN-5: a VEHICLE that can be pinned, with that on its card too. */
final class Bike extends Printed {
    Bike() {
        super("BIKE", RuleIds.K_BIKE, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        Vehicle.machine(hooks);
        hooks.gait(Gait.ROLLING);
        hooks.lifts(Trait.NEVER_PINNED, RuleIds.K_VEHICLE);
    }
}
