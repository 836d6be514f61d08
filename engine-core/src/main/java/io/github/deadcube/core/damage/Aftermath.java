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
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import java.util.List;

/**
 * KT-1, KT-2, KT-4, KT-8: after the dice of an attack, one stage after another; each reads the table as it then is.
 *
 * @param attack the attack
 * @param stage what is next
 */
record Aftermath(Attack attack, Stage stage) implements Frame {
    /** KT-2's order. */
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

    @Override
    public RuleId rule() {
        return RuleIds.KT_2;
    }

    @Override
    public String words() {
        return "after " + attack.attacker() + "'s attack on " + attack.target();
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
        now.expire(Mark.Until.ATTACK);
    }

    private void resolve(Now now, Stage at) {
        switch (at) {
            case DAMAGE -> damage(now);
            case EXPLOSIONS -> {
                if (!now.blasts().isEmpty()) now.then(new Waiting());
            }
            case FIGHTS -> Actions.dueFights(now);
            default -> at.moment.forEach(moment -> react(now, moment));
        }
    }

    private void damage(Now now) {
        if (!attack.won() || !attack.effects()) return;
        int ap = now.weapon(attack.attacker(), attack.weapon()).map(w -> w.ap()).getOrElse(0);
        now.then(Damages.hit(
                new Hit(attack.occasion().rule(), attack.target(), attack.margin(), ap, Option.some(attack))));
    }

    /** KT-1: weapon and model both; a dead model takes no further effect. */
    private void react(Now now, Moment moment) {
        if (!now.model(attack.target()).inPlay()) return;
        if (attack.effects()) {
            each(now, now.game().hooks(attack.attacker()).deals(moment));
            HookSet weapon = now.game().hooks(attack.attacker(), attack.weapon());
            if (weapon != null) each(now, weapon.deals(moment));
        }
        each(now, now.game().hooks(attack.target()).suffers(moment));
    }

    private void each(Now now, List<Reaction> reactions) {
        for (int i = 0; i < reactions.size(); i++) reactions.get(i).to(now.flow(), attack);
    }
}
