package io.github.deadcube.core.action;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** STD-1, STD-2: a pinned model stands up on any spot of its cube; beside enemies it is attacked. */
@Waits(rule = "STD-1", words = "{model} stands up")
record StandUp(ModelId model) implements Actions.Waiting {
    @Override
    public void enter(Now now) {
        now.standUp(model, RuleIds.STD_1);
        now.then(Motion.spot(model, now.model(model).cube(), RuleIds.STD_1, Motion.Arrival.MOVED));
        if (now.besideEnemies(model)) now.then(Clash.of(now, model, Clash.Cause.STANDING_UP));
    }
}
