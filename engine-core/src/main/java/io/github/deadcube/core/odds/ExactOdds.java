package io.github.deadcube.core.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.DelayedEffect.Explosion;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.machine.Machine;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Workspaces;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The entry point: probabilities without rounding. */
public record ExactOdds(Workspaces workspaces) implements Odds {
    @Override
    public Odds.Distribution successes(Pool pool) {
        return SuccessOdds.distribution(pool);
    }

    @Override
    public Pool pool(GameState state, TestContext context, TestSide tester) {
        check(state, context);
        if (tester instanceof TestSide.Known)
            throw new IllegalArgumentException("a side with known successes rolls no dice: " + tester);
        if (tester instanceof TestSide.OfModel m) check(state, m.model(), context.weaponOf(m.model()));
        Now now = workspaces.at(state);
        Pool pool = DiceRules.pool(now, context, tester).rolled();
        now.giveBack();
        return pool;
    }

    @Override
    public Option<Pool> rolling(GameState state) {
        return DiceRules.rolling(state).map(DiceRules.Pool::rolled);
    }

    @Override
    public Vector<Chance> outcomes(GameState state) {
        Prompt prompt = new Machine(workspaces).prompt(state);
        if (!(prompt instanceof Prompt.DiceRequest request))
            throw new IllegalArgumentException("the state does not ask for dice: " + prompt);
        return switch (request.purpose()) {
            case TEST -> GroupedRolls.ofTest(DiceRules.rolling(state).get().rolled());
            case HALF_CUBE, HALF_FLOOR -> GroupedRolls.HALVES;
            default -> request.outcomes();
        };
    }

    @Override
    public Odds.OfAttack shot(GameState state, TestContext context) {
        check(state, context);
        Now now = workspaces.at(state);
        Odds.OfAttack odds = shot(now, context);
        now.giveBack();
        return odds;
    }

    @Override
    public Option<Odds.OfAttack> shot(GameState state, Choice.Shoot shoot) {
        check(state, shoot.model(), WeaponChoice.NONE);
        if (!shoot.shot().target().isModel()) return Option.none();
        check(state, shoot.shot().target().model().get(), WeaponChoice.NONE);
        Now now = workspaces.at(state);
        // the workspace is not returned, because the shot is pending in it
        now.leave();
        return Option.of(ActionRules.opposed(now, shoot)).map(context -> shot(now, context));
    }

    private static Odds.OfAttack shot(Now now, TestContext context) {
        Odds.Distribution difference = difference(now, ActionRules.shot(context));
        return new Odds.OfAttack(difference, Injuries.ofTarget(now, context, difference), Option.none());
    }

    @Override
    public Odds.OfAttack assault(GameState state, TestContext context, Skill answer) {
        check(state, context);
        Now now = workspaces.at(state);
        Odds.Distribution difference = difference(now, ActionRules.assault(context, answer));
        Odds.OfAttack odds = new Odds.OfAttack(
                difference,
                Injuries.ofTarget(now, context, difference),
                Option.when(answer == Skill.FIGHT, () -> Injuries.ofAttacker(now, context, difference)));
        now.giveBack();
        return odds;
    }

    private record OfCube(Odds.Distribution lands, Vector<Harm> there) {}

    @Override
    public Option<Odds.Distribution> landing(GameState state, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return ofCube(state, shooter, weapon, cube).map(OfCube::lands);
    }

    @Override
    public Vector<Harm> shotAt(GameState state, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return ofCube(state, shooter, weapon, cube).map(OfCube::there).getOrElse(Vector.empty());
    }

    private Option<OfCube> ofCube(GameState state, ModelId shooter, WeaponChoice weapon, Cube cube) {
        check(state, shooter, weapon);
        Now now = workspaces.at(state);
        Delivery delivery = now.hooks().hooksOf(shooter, weapon).offered(Delivery.class);
        if (delivery == null) {
            now.giveBack();
            return Option.none();
        }
        CubeShot shot = new CubeShot(delivery.rule(), shooter, weapon, cube);
        Odds.Distribution lands = delivery.aim(now.effects(), shot)
                .fold(
                        () -> Odds.Distribution.certain(1),
                        aim -> passed(DiceRules.pool(now, aim.context(), aim.first()), aim));
        now.leave();
        Trigger.Impact at = new Trigger.Impact(cube, now.view().controller(shooter), Option.some(shooter), weapon);
        now.triggers().at(Trigger.IMPACT.at(Step.EXPLOSIONS), shooter, weapon, null, at);
        Vector<Explosion> explosions = Vector.ofAll(now.view().delayed())
                .removeAll(FullPosition.of(state.position()).waiting())
                .filter(Explosion.class::isInstance)
                .map(Explosion.class::cast)
                .filter(explosion -> explosion.dice() > 0);
        // the workspace is not returned, because effects are pending in it
        return Option.some(new OfCube(
                lands,
                now.neighbours().modelsIn(cube).map(there -> Injuries.ofExplosions(now, explosions, there, lands))));
    }

    private static void check(GameState state, TestContext context) {
        check(state, context.attacker(), context.weapon());
        check(state, context.target(), context.replyWeapon());
    }

    private static void check(GameState state, ModelId model, WeaponChoice weapon) {
        Vector<Card> team = state.position().game().setup().team(model.side()).members();
        if (model.number() < 1 || model.number() > team.size())
            throw new IllegalArgumentException(
                    model + " is not in this game: team " + model.side() + " has " + team.size() + " models");
        int weapons = team.get(model.number() - 1).weapons().size();
        if (weapon.isOnCard() && (weapon.number() < 0 || weapon.number() >= weapons))
            throw new IllegalArgumentException(
                    model + " has no weapon " + weapon.number() + ": its card has " + weapons + ", counted from 0");
    }

    private static Odds.Distribution passed(DiceRules.Pool pool, DiceTest aim) {
        int needed = aim.second() instanceof TestSide.Known known ? known.successes() : 1;
        return SuccessOdds.distribution(pool.rolled()).map(successes -> successes >= needed ? 1 : 0);
    }

    static Odds.Distribution difference(Now now, DiceTest test) {
        return SuccessOdds.distribution(
                        DiceRules.pool(now, test.context(), test.first()).rolled())
                .minus(SuccessOdds.distribution(
                        DiceRules.pool(now, test.context(), test.second()).rolled()));
    }

    /** DMG-1: the HP that a difference of successes costs, after shields. */
    static final class Injuries {
        private Injuries() {}

        /** SHO-7, AST-7: the attacker has won. */
        static Harm ofTarget(Now now, TestContext context, Odds.Distribution difference) {
            return harm(now, context, context.attacker(), context.weapon(), context.target(), difference);
        }

        /** AST-7, KT-8: the fight back has won. */
        static Harm ofAttacker(Now now, TestContext context, Odds.Distribution difference) {
            return harm(
                    now,
                    context,
                    context.target(),
                    context.replyWeapon(),
                    context.attacker(),
                    difference.map(margin -> -margin));
        }

        /** K-FRAG: explosions of a shot that has landed, for a model in the cube. */
        static Harm ofExplosions(Now now, Vector<Explosion> explosions, ModelId victim, Odds.Distribution lands) {
            Odds.Distribution lost = Odds.Distribution.certain(0);
            for (Explosion explosion : explosions)
                lost = lost.plus(ExactOdds.difference(now, DamageRules.blast(now, explosion, victim))
                        .flatMap(margin -> DamageRules.explosionHit(now, explosion, victim, margin)
                                .fold(() -> Odds.Distribution.certain(0), hit -> lost(now, hit))));
            Odds.Distribution all = lost;
            Model model = now.model(victim);
            return new Harm(
                    victim,
                    model.card().hitPoints() - model.damage(),
                    lands.flatMap(landed -> landed == 0 ? Odds.Distribution.certain(0) : all));
        }

        private static Harm harm(
                Now now,
                TestContext context,
                ModelId by,
                WeaponChoice weapon,
                ModelId victim,
                Odds.Distribution margin) {
            boolean harmless = DamageRules.harmless(now, by, weapon, victim, context);
            Model model = now.model(victim);
            Odds.Distribution lost = margin.flatMap(n -> n <= 0 || harmless
                    ? Odds.Distribution.certain(0)
                    : lost(now, new Hit(context.rule(), victim, n, Option.some(by), weapon)));
            return new Harm(victim, model.card().hitPoints() - model.damage(), lost);
        }

        private static Odds.Distribution lost(Now now, Hit hit) {
            Odds.Distribution absorbed = Odds.Distribution.certain(0);
            for (TestSide.OfThing shield : DamageRules.shields(now, hit))
                absorbed = absorbed.plus(SuccessOdds.distribution(Pool.of(shield.dice(), shield.target())));
            return absorbed.map(n -> DamageRules.lost(now, hit, hit.amount() - Math.min(hit.amount(), n)));
        }
    }

    /** The rolls of d8 that lead to equal states, one of each kind with the number of rolls of its kind. */
    private static final class GroupedRolls {
        private static final int FACES = Die.D8.faces();

        /** GEO-7, SCAT-3: a single die, low or high. */
        static final Vector<Chance> HALVES = Vector.of(half(1), half(FACES));

        private GroupedRolls() {}

        private static Chance half(int face) {
            return new Chance(Dice.of(face), BigInteger.valueOf(FACES / 2), BigInteger.valueOf(FACES));
        }

        /** DICE-2, DICE-3: by the dice that explode, then by the other successes; fewest first. */
        static Vector<Chance> ofTest(Pool pool) {
            int target = Math.min(pool.target().target(), pool.explodes());
            List<Chance> all = new ArrayList<>();
            for (int bursts = 0; bursts <= pool.dice(); bursts++)
                for (int hits = 0; hits <= pool.dice() - bursts; hits++)
                    if (hits == 0 || target < pool.explodes()) all.add(outcome(pool, target, bursts, hits));
            return Vector.ofAll(all);
        }

        private static Chance outcome(Pool pool, int target, int bursts, int hits) {
            int misses = pool.dice() - bursts - hits;
            int[] faces = new int[pool.dice()];
            for (int i = 0; i < faces.length; i++)
                faces[i] = i < misses ? 1 : i < misses + hits ? target : pool.explodes();
            BigInteger ways = SuccessOdds.choose(pool.dice(), bursts)
                    .multiply(SuccessOdds.choose(pool.dice() - bursts, hits))
                    .multiply(power(FACES + 1 - pool.explodes(), bursts))
                    .multiply(power(pool.explodes() - target, hits))
                    .multiply(power(target - 1, misses));
            return new Chance(Dice.of(faces), ways, power(FACES, pool.dice()));
        }

        private static BigInteger power(int base, int exponent) {
            return BigInteger.valueOf(base).pow(exponent);
        }
    }
}
