package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Entered;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** ADV-18: a model's coming into a cube springs what lies there. */
@Waits(rule = "ADV-18", words = "{entered.model} comes into {entered.cube}")
record Entering(Entered entered) implements Timing.Waiting {
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
