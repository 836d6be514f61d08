package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.SetOff;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;

/** KT-4: what waits goes off in the order in which it was set off, what that sets off included. */
@Waits(rule = "KT-4", words = "explosions wait")
record GoingOff() implements Damages.Waiting {
    private boolean lapsed(Now now) {
        return now.setOff().isEmpty();
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        List<SetOff> all = now.takeSetOff();
        SetOff first = all.head();
        if (first instanceof Explosion explosion) now.then(new Exploding(explosion, false));
        else if (first instanceof SetOff.Fate fate) befall(now, fate);
        else resolve(now, (SetOff.Effect) first);
        now.waitOn(all.tail());
        now.then(this);
    }

    /** K-STUN, K-SUPPRESSION. */
    private static void befall(Now now, SetOff.Fate fate) {
        for (ModelId model : fate.models()) {
            if (fate.pinned()) now.pin(model, fate.rule());
            else now.markActivated(model, fate.rule());
        }
    }

    /** What an effect sets off comes before whatever has been set off after it. */
    private static void resolve(Now now, SetOff.Effect effect) {
        Landing at = effect.at();
        ModelId bearer = at.dealer().getOrElse(() -> new ModelId(at.side(), 1));
        Timing.lands(now, now.game().effect(effect.keyword()), bearer, at);
    }
}
