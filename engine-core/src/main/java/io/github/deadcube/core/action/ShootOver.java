package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.SpecialOrder.Watched;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** KT-17: a SHOOT is over, all its shots, and so is what the shooter has been lent for it. */
record ShootOver(ModelId model) implements Frame {
    /** It comes next, in a game in which something lasts for a SHOOT. */
    static void after(Now now, ModelId model) {
        if (now.game().watches(Watched.SHOTS)) now.then(new ShootOver(model));
    }

    @Override
    public RuleId rule() {
        return RuleIds.KT_17;
    }

    @Override
    public String words() {
        return "";
    }

    @Override
    public void enter(Now now) {
        now.expireShoot(model);
    }
}
