package io.github.deadcube.core.action;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** STD-1, STD-2: a pinned model stands up on any spot of its cube; beside enemies it is attacked. */
record StandUp(ModelId model) implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.STD_1;
    }

    @Override
    public String words() {
        return model + " stands up";
    }

    @Override
    public void enter(Now now) {
        now.standUp(model, rule());
        now.then(Motion.spot(model, now.model(model).cube(), rule(), Motion.Arrival.MOVED));
        if (now.besideEnemies(model)) now.then(Clash.of(now, model, Clash.Cause.STANDING_UP));
    }
}
