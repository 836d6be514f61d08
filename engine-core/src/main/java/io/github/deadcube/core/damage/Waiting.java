package io.github.deadcube.core.damage;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** KT-4: the explosions that wait, in the order in which they were set off, those that they set off included. */
record Waiting() implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.KT_4;
    }

    @Override
    public String words() {
        return "explosions wait";
    }

    @Override
    public boolean lapsed(Now now) {
        return now.blasts().isEmpty();
    }

    @Override
    public void enter(Now now) {
        now.then(Explosion.of(now.nextBlast()));
        now.then(this);
    }
}
