package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks.Reaction;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.action.Actions;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import java.util.List;

/**
 * KT-1, KT-2, KT-4, KT-8: after the dice of an attack, one stage after another; each reads the table as it then is. What
 * is no attack, but may set off explosions and make fights due, begins in the middle.
 *
 * @param attack the attack, if it is one
 * @param stage what is next
 */
record Aftermath(Option<Attack> attack, Stage stage) implements Frame {
    /** KT-2's order. Before the explosions that wait the attack's own dice are down, and marks that last for it go. */
    enum Stage {
        DAMAGE,
        STUN(Moment.STUN),
        THROW(Moment.THROW),
        PINS(Moment.PINS),
        MARKERS(Moment.MARKERS),
        EXPLOSIONS,
        EVADE(Moment.EVADE),
        FIGHTS,
        OVER;

        private static final Stage[] ALL = values();
        private final Option<Moment> moment;

        Stage() {
            this.moment = Option.none();
        }

        Stage(Moment moment) {
            this.moment = Option.some(moment);
        }
    }

    static Aftermath of(Attack attack) {
        return new Aftermath(Option.some(attack), Stage.DAMAGE);
    }

    static Aftermath settling() {
        return new Aftermath(Option.none(), Stage.EXPLOSIONS);
    }

    @Override
    public RuleId rule() {
        return RuleIds.KT_2;
    }

    @Override
    public String words() {
        return attack.map(a -> "after " + a.attacker() + "'s attack on " + a.target())
                .getOrElse("");
    }

    @Override
    public boolean encloses() {
        return true;
    }

    @Override
    public void enter(Now now) {
        for (int i = stage.ordinal(); i < Stage.OVER.ordinal(); i++) {
            resolve(now, Stage.ALL[i]);
            if (now.busy()) {
                now.then(new Aftermath(attack, Stage.ALL[i + 1]));
                return;
            }
        }
    }

    private void resolve(Now now, Stage at) {
        switch (at) {
            case DAMAGE -> attack.forEach(a -> damage(now, a));
            case EXPLOSIONS -> {
                if (attack.isDefined()) now.expire(Mark.Until.ATTACK);
                if (!now.blasts().isEmpty()) now.then(new Waiting());
            }
            case FIGHTS -> Actions.dueFights(now);
            case OVER -> {}
            case STUN, THROW, PINS, MARKERS, EVADE -> attack.forEach(a -> react(now, a, at.moment.get()));
        }
    }

    private static void damage(Now now, Attack a) {
        if (a.won() && a.effects())
            now.then(Damages.hit(
                    new Hit(a.occasion().rule(), a.target(), a.margin(), Option.some(a.attacker()), a.weapon())));
    }

    /** A dead model takes no further effect. */
    private static void react(Now now, Attack a, Moment moment) {
        if (!now.model(a.target()).inPlay()) return;
        if (a.effects()) each(now, a, now.game().hooks(a.attacker(), a.weapon()).deals(moment));
        each(now, a, now.game().hooks(a.target()).suffers(moment));
    }

    private static void each(Now now, Attack a, List<Reaction> reactions) {
        for (int i = 0; i < reactions.size(); i++) reactions.get(i).to(now.flow(), a);
    }
}
