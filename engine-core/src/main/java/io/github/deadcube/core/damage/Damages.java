package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** DMG, KT-2 to KT-4: the door. */
public final class Damages {
    private Damages() {}

    /** DMG-1: from the difference of successes to HP lost, and what a death triggers. */
    public static Frame hit(Hit hit) {
        return new Wound(hit, hit.amount(), 0);
    }

    /** DMG-1, step 2: what the target's shields roll, each a test of its own; each success absorbs 1. */
    public static Vector<Contender.OfThing> shields(Now now, Hit hit) {
        return Wound.shields(now, hit);
    }

    /** DMG-1, steps 3 to 6: the HP that are lost of what shields have let through. */
    public static int lost(Now now, Hit hit, int left) {
        return Wound.lost(now, hit, left);
    }

    /** DMG-5: damage that is no attack with a weapon: no AP. */
    public static Frame plain(ModelId model, int amount, RuleId rule) {
        return hit(new Hit(rule, model, amount, Option.none(), -1));
    }

    /** DMG-4: a model is killed outright, and what its death triggers. */
    public static Frame kill(ModelId model, RuleId rule) {
        return new Kill(model, rule);
    }

    /** KT-2: all that follows the dice of an attack. */
    public static Frame follow(Attack attack) {
        return Aftermath.of(attack);
    }

    /** KT-2, KT-4: what has been set off and made due since, explosions first, then fights. */
    public static Frame settle() {
        return Aftermath.settling();
    }

    /** An attack or an explosion is over, even if it has come to nothing: what lasted for it goes. */
    public static Frame over() {
        return new Over();
    }

    /** K-IT-BURNS: a burning model puts the fire out. */
    public static Frame fire(ModelId model) {
        return new Fire(model);
    }

    /** SLAM-1: a wall's dice against the model. */
    public static Frame slam(ModelId model) {
        return new Hazard(model, Hazard.Harm.SLAM, RuleIds.SLAM_1, 3, 0, Option.none());
    }

    /** FALL-1: gravity's dice against the model. */
    public static Frame fall(ModelId model, int dice) {
        return new Hazard(model, Hazard.Harm.FALL, RuleIds.FALL_1, dice, 0, Option.none());
    }
}
