package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Entered;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** ADV-18: a model's coming into a cube springs what lies there. */
record Entering(Entered entered) implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.ADV_18;
    }

    @Override
    public String words() {
        return entered.model() + " comes into " + entered.cube();
    }

    private boolean lapsed(Now now) {
        return !now.model(entered.model()).inPlay()
                || !now.model(entered.model()).cube().equals(entered.cube());
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        now.at(Moment.ENTERED, entered.model(), Arm.Bare.NONE, null, entered);
    }
}
