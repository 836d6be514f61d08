package io.github.deadcube.core.timing;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** KT-2: an attack or an explosion ends, even if it has come to nothing, and what lasted for it goes. */
record Over() implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.KT_2;
    }

    @Override
    public String words() {
        return "";
    }

    @Override
    public void enter(Now now) {
        now.expire(Mark.Until.ATTACK);
    }
}
