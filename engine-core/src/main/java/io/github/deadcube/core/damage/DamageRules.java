package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.DelayedEffect.Explosion;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** DMG, KT-3, KT-4: the entry point of this package for other packages. */
public final class DamageRules {
    private static final int WALL = 3;

    private DamageRules() {}

    public sealed interface ChapterFrame extends Frame
            permits GroupTest,
                    HitPointLoss.Dying,
                    ExplosionSteps,
                    ExplosionSteps.GoingOff,
                    Hazard,
                    HitPointLoss.Kill,
                    HitPointLoss.Loses,
                    HitPointLoss,
                    ExplosionSteps.Pins,
                    Wound {}

    public static Frame hit(Hit hit) {
        return new Wound(hit, hit.amount(), 0);
    }

    /** DMG-1, step 2: the dice of the target's shields, one test for each shield. Each success absorbs 1. */
    public static Vector<TestSide.OfThing> shields(Now now, Hit hit) {
        return Wound.shields(now, hit);
    }

    public static int lost(Now now, Hit hit, int left) {
        return Wound.lost(now, hit, left);
    }

    /** K-FRAG: the test of an explosion against a model in its cube. */
    public static DiceTest blast(Now now, Explosion explosion, ModelId victim) {
        return new DiceTest(
                GroupTest.context(explosion.rule(), victim),
                new ExplosionSteps(explosion, true).force(now),
                GroupTest.tested(victim));
    }

    /** K-FRAG: the hit of an explosion that won its test; none if it costs no HP. */
    public static Option<Hit> explosionHit(Now now, Explosion explosion, ModelId victim, int margin) {
        ExplosionSteps.Struck struck = new ExplosionSteps.Struck(explosion);
        return Option.when(
                margin > 0 && !struck.harmless(now),
                () -> struck.hit(victim, margin, Wound.protection(now, explosion.rule(), victim)));
    }

    /** DMG-5: damage without a weapon, with no AP. */
    public static Frame unarmedDamage(ModelId model, int amount, RuleId rule) {
        return hit(new Hit(rule, model, amount, Option.none(), WeaponChoice.NONE));
    }

    /** SHO-7, AST-7, K-STUN: the damage of an attack comes next, if it deals any. */
    public static void attack(Now now, Trigger.Attack a) {
        if (a.won() && a.effects() && !harmless(now, a.attacker(), a.weapon(), a.target(), a.context()))
            now.then(hit(new Hit(a.context().rule(), a.target(), a.margin(), Option.some(a.attacker()), a.weapon())));
    }

    /** K-STUN, R25-K-HONOURABLE: whether a successful attack costs no HP. */
    public static boolean harmless(Now now, ModelId dealer, WeaponChoice weapon, ModelId target, TestContext context) {
        return now.view().hasTrait(dealer, weapon, Trait.HARMLESS)
                || now.hooks().veto(Hooks.Restriction.HARM, dealer, weapon, target, context) != null;
    }

    public static Frame loss(ModelId model, int hitPoints, RuleId rule) {
        return new HitPointLoss.Loses(model, hitPoints, rule);
    }

    /** ORD-5: another model loses the HP that are about to be lost. */
    public static void redirectLoss(Now now, ModelId model) {
        boolean[] done = {false};
        now.replace(frame -> {
            if (done[0] || !(frame instanceof HitPointLoss losing)) return frame;
            done[0] = true;
            return losing.to(model);
        });
    }

    public static Frame kill(ModelId model, RuleId rule) {
        return new HitPointLoss.Kill(model, rule);
    }

    public static void runDelayed(Now now) {
        if (!now.view().delayed().isEmpty()) now.then(new ExplosionSteps.GoingOff());
    }

    public static void againstAll(
            Now now, RuleId rule, TestSide one, Seq<ModelId> victims, Continuation.AfterGroupTest next) {
        GroupTest.next(now, rule, one, victims.toList(), next);
    }

    public static Frame pins(Seq<ModelId> models, RuleId rule) {
        return new ExplosionSteps.Pins(models.toList(), rule);
    }

    public static Frame slam(ModelId model) {
        return new Hazard(model, RuleIds.SLAM_1, WALL, false);
    }

    public static Frame fall(ModelId model, int dice) {
        return new Hazard(model, RuleIds.FALL_1, dice, true);
    }
}
