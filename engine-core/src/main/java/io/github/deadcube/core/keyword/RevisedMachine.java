package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/**
 * R25-K-VEHICLE, R25-K-WALKER, R25-K-BIKE: each deploys on the ground, carries no items and is moved by no weapon. None of them is
 * another: a BIKE can be pinned and healed, and a WALKER climbs.
 */
final class RevisedMachine extends Printed {
    private final Gait gait;
    private final boolean pinned;

    private RevisedMachine(String printed, RuleId rule, Gait gait, boolean pinned) {
        super(printed, rule, PrintedOn.MODEL, Brackets::nothing);
        this.gait = gait;
        this.pinned = pinned;
    }

    static RevisedMachine vehicle() {
        return new RevisedMachine("VEHICLE", RuleIds.R25_K_VEHICLE, Gait.DRIVING, false);
    }

    static RevisedMachine walker() {
        return new RevisedMachine("WALKER", RuleIds.R25_K_WALKER, Gait.CLIMBING, false);
    }

    static RevisedMachine bike() {
        return new RevisedMachine("BIKE", RuleIds.R25_K_BIKE, Gait.DRIVING, true);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.gait(gait);
        hooks.has(Trait.GROUNDED);
        hooks.has(Trait.EMPTY_HANDED);
        hooks.has(Trait.NEVER_MOVED);
        if (pinned) {
            hooks.has(Trait.BUILT);
            hooks.lifts(Trait.NEVER_PINNED, RuleIds.R25_K_VEHICLE);
        } else {
            hooks.has(Trait.MACHINE);
            hooks.has(Trait.NEVER_PINNED);
        }
    }
}
