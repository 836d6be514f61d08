package io.github.deadcube.core.timing;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** KT-2: an attack or an explosion ends, even if it has come to nothing, and what lasted for it goes. */
@Waits(rule = "KT-2")
record Over() implements Timing.Waiting {
    @Override
    public void enter(Now now) {
        now.expire(Mark.Until.ATTACK);
    }
}
