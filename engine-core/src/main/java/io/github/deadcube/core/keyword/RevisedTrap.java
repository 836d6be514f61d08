package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;

/** R25-K-TRAP: any model that enters sets it off, its owner's too, without a choice; the activation goes on. */
final class RevisedTrap extends Trap {
    RevisedTrap() {
        super(RuleIds.R25_K_TRAP, new TrapShot(RuleIds.R25_K_TRAP, true));
    }

    @Override
    void entered(Flow flow, Marker trap, ModelId model) {
        flow.offer(trap.owner().get().side(), new Detonates(rule(), trap, model, false));
    }
}
