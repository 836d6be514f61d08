package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Watched;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** KT-17: a SHOOT is over, all its shots, and so is what the shooter has been lent for it. */
@Waits(rule = "KT-17")
record ShootOver(ModelId model) implements Actions.Waiting {
    /** It comes next, in a game in which something lasts for a SHOOT. */
    static void after(Now now, ModelId model) {
        if (now.game().watches(Watched.SHOTS)) now.then(new ShootOver(model));
    }

    @Override
    public void enter(Now now) {
        now.expireShoot(model);
    }
}
