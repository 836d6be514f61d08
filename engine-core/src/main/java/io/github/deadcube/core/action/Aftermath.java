package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.SpecialOrder.Watched;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * ORD-2: special orders as an attack is declared, and after a SHOOT or an ASSAULT. No command die is spent on a model of which its side
 * has lost control (K-RAMPAGE).
 */
@Waits(rule = "ORD-2")
record Aftermath(Moment<Occasion> moment, Occasion occasion) implements Actions.Waiting {
    /** The attacker's side may act for the attacker, the other for the target. */
    static void windows(Now now, ModelId attacker, ModelId target, Option<Occasion> told) {
        if (!now.ordered(Moment.DECLARED)) return;
        List<Cue> cues = List.of(attacker, target)
                .filter(m -> !now.astray(m))
                .map(m -> Cue.of(Moment.DECLARED, m.side(), m).withOccasion(told));
        if (!cues.isEmpty()) now.order(cues);
    }

    /** After a SHOOT, EVADE and fights included. */
    static void shot(Now now, Occasion occasion) {
        ShootOver.after(now, occasion.attacker());
        if (now.ordered(Moment.SHOT)) now.then(new Aftermath(Moment.SHOT, occasion));
    }

    private boolean lapsed(Now now) {
        return !now.model(occasion.attacker()).inPlay() || now.astray(occasion.attacker());
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        Cue cue = Cue.of(moment, occasion.attacker().side(), occasion.attacker());
        now.order(cue.withOccasion(Option.some(occasion)));
    }

    /** KT-17: a SHOOT is over, all its shots, and so is what the shooter has been lent for it. */
    @Waits(rule = "KT-17")
    @Saved("shootOver")
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
}
