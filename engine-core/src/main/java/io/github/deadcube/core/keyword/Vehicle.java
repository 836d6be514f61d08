package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-VEHICLE, PIN-5: changes level by ramps alone, carries no items, and is SOLID. */
final class Vehicle extends Printed {
    Vehicle() {
        super("VEHICLE", RuleIds.K_VEHICLE, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        machine(hooks);
        hooks.gait(Gait.ROLLING);
        hooks.has(Trait.NEVER_PINNED);
    }

    /** What a WALKER and a BIKE share with it: SET-8, no items and no equipment, and no attack moves it. */
    static void machine(Hooks hooks) {
        hooks.has(Trait.GROUNDED, RuleIds.K_VEHICLE);
        hooks.has(Trait.EMPTY_HANDED, RuleIds.K_VEHICLE);
        hooks.has(Trait.NEVER_MOVED, RuleIds.K_VEHICLE);
        hooks.has(Trait.MACHINE, RuleIds.K_VEHICLE);
    }
}
