package io.github.deadcube.core.odds;

import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** DMG-1: the HP that a difference of successes comes to, shields and all. */
final class Injuries {
    private Injuries() {}

    /** SHO-7, AST-7: the attacker has won. */
    static Harm ofTarget(Now now, Occasion o, Distribution difference) {
        boolean harmless = Damages.harmless(now, o.attacker(), o.arm(), o.target(), o);
        return of(now, new Hit(o.rule(), o.target(), 0, Option.some(o.attacker()), o.arm()), difference, harmless);
    }

    /** AST-7, KT-8: the fight back has won. */
    static Harm ofAttacker(Now now, Occasion o, Distribution difference) {
        Hit back = new Hit(o.rule(), o.attacker(), 0, Option.some(o.target()), o.reply());
        boolean harmless = Damages.harmless(now, o.target(), o.reply(), o.attacker(), o);
        return of(now, back, difference.map(margin -> -margin), harmless);
    }

    /** K-FRAG: explosions that go off if a shot has landed, to a model where it lands. */
    static Harm ofExplosions(Now now, Vector<Explosion> explosions, ModelId victim, Distribution lands) {
        Distribution lost = Distribution.certain(0);
        for (Explosion explosion : explosions)
            lost = lost.plus(ExactOdds.difference(now, Damages.blast(now, explosion, victim))
                    .then(margin -> Damages.blown(now, explosion, victim, margin)
                            .fold(() -> Distribution.certain(0), hit -> lost(now, hit))));
        Distribution all = lost;
        ModelState model = now.model(victim);
        return new Harm(
                victim,
                model.profile().hitPoints() - model.damage(),
                lands.then(landed -> landed == 0 ? Distribution.certain(0) : all));
    }

    private static Harm of(Now now, Hit hit, Distribution margin, boolean harmless) {
        ModelId target = hit.target();
        ModelState model = now.model(target);
        Distribution lost = margin.then(n -> n <= 0 || harmless
                ? Distribution.certain(0)
                : lost(now, new Hit(hit.rule(), target, n, hit.dealer(), hit.arm())));
        return new Harm(target, model.profile().hitPoints() - model.damage(), lost);
    }

    private static Distribution lost(Now now, Hit hit) {
        Distribution absorbed = Distribution.certain(0);
        for (Contender.OfThing shield : Damages.shields(now, hit))
            absorbed = absorbed.plus(Successes.of(Pool.of(shield.dice(), shield.target())));
        return absorbed.map(n -> Damages.lost(now, hit, hit.amount() - Math.min(hit.amount(), n)));
    }
}
