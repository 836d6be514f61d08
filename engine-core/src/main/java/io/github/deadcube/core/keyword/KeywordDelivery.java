package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Neighbours;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** KT-7: how a weapon is fired at a cube. Its effect, in brackets or as another keyword, then resolves there. */
abstract class KeywordDelivery extends PrintedKeyword implements Delivery {
    static final Rejection NOT_A_CUBE =
            new Rejection(RuleIds.K_EXPLOSIVE, "the weapon is aimed at cubes", "a floored cube at range 1 or more");
    /** For shots at cubes of every kind: a target cube has a floor and is not the shooter's own cube. */
    static final Rejection INVALID_CUBE = new Rejection(
            RuleIds.K_EXPLOSIVE, "the cube has no floor, or it is the shooter's own", "a floored cube elsewhere");

    KeywordDelivery(String printed, RuleId rule, Function<Keyword, Option<Fault>> brackets) {
        super(printed, rule, PrintedOn.RANGED, brackets);
    }

    @Override
    public Rejection notACube() {
        return NOT_A_CUBE;
    }

    @Override
    public Rejection invalidCube() {
        return INVALID_CUBE;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
        keyword.nested().forEach(hooks::attach);
        if (isRevisedShell()) Stun.harmByExplosions(hooks);
    }

    @Override
    public Option<Fault> bracketFault(Keyword nested, KeywordRule effect) {
        Option<Fault> notThrown =
                isRevisedShell() ? ProtectiveKeyword.ShieldGenerator.thrownAlone(effect) : Option.none();
        return notThrown.orElse(() -> super.bracketFault(nested, effect));
    }

    /** R25-K-STUN, R25-K-SHIELD-GENERATOR: whether its explosions do harm with STUN, and lay no shield generator. By default false. */
    boolean isRevisedShell() {
        return false;
    }

    /** What follows the test to aim a shot; null if the shot always hits. */
    abstract @Nullable Aiming after(CubeShot shot);

    DiceTest test(GameView game, CubeShot shot) {
        return Aiming.test(game, shot, 1);
    }

    @Override
    public final Option<DiceTest> aim(GameView game, CubeShot shot) {
        return Option.when(after(shot) != null, () -> test(game, shot));
    }

    @Override
    public void shoot(Effects effects, CubeShot shot) {
        Aiming next = after(shot);
        if (next == null) effects.land(shot, shot.cube());
        else effects.test(test(effects, shot), next);
    }

    /** LOS-5, K-PSYCHIC: why a cube that must be in LOS is not a legal target; null if it is legal. */
    static @Nullable Rejection unseen(RuleId rule, GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return game.hasTrait(shooter, weapon, Trait.NEEDS_NO_SIGHT)
                        || game.ruleset().sight().sees(game, shooter, cube)
                ? null
                : new Rejection(rule, "the cube is not in line of sight", "a cube in sight");
    }

    /** K-GRENADE, K-INDIRECT, K-TRAP: the test of a shot at a cube. If it is passed, the shot lands there. */
    interface Aiming extends Continuation.AfterTest {
        int PRINTED_DICE = 3;

        CubeShot shot();

        /** The test failed. By default it scatters like a token. */
        default void missed(Effects effects) {
            effects.scatter(shot());
        }

        static DiceTest test(GameView game, CubeShot shot, int needed) {
            ModelId shooter = shot.shooter();
            TestContext context =
                    TestContext.ofShot(TestContext.Kind.AIM, shot.rule(), shooter, shooter, shot.weapon(), false);
            return DiceTest.of(context, TestSide.asPrinted(shooter, Skill.RANGED, dice(game, shot)), needed);
        }

        static int dice(GameView game, CubeShot shot) {
            return PRINTED_DICE + game.amount(Modifier.AIM_DICE, shot.shooter(), shot.weapon(), shot);
        }

        @Override
        default RuleId rule() {
            return shot().rule();
        }

        @Override
        default Option<ModelId> model() {
            return Option.some(shot().shooter());
        }

        @Override
        default Target target() {
            return Target.of(shot().cube());
        }

        @Override
        default void decided(Effects effects, Outcome outcome) {
            if (outcome.passed()) effects.land(shot(), shot().cube());
            else missed(effects);
        }
    }

    /** K-EXPLOSIVE, KT-7: a SHOOT at a cube that always hits; the effect of the weapon resolves there. */
    static class Explosive extends KeywordDelivery {
        /** KT-7: the delivery of a weapon without another one. */
        static final Keyword BY_ITSELF = Keyword.of("EXPLOSIVE");

        Explosive(RuleId rule) {
            super("EXPLOSIVE", rule, Brackets::noNumber);
        }

        @Override
        public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
            return unseen(rule(), game, shooter, weapon, cube);
        }

        @Override
        @Nullable
        Aiming after(CubeShot shot) {
            return null;
        }

        /** R25-K-EXPLOSIVE, R25-KT-7: it is aimed like a GRENADE, and scatters on its level. */
        static final class Revised extends Explosive {
            Revised() {
                super(RuleIds.R25_K_EXPLOSIVE);
            }

            @Override
            boolean isRevisedShell() {
                return true;
            }

            @Override
            Aiming after(CubeShot shot) {
                return new Strays(shot);
            }

            @SavedName(value = "revisedExplosive.strays", parts = "shot")
            private record Strays(CubeShot shot) implements Aiming {
                @Override
                public void missed(Effects effects) {
                    effects.scatterOnLevel(shot);
                }
            }
        }
    }

    /** K-GRENADE: thrown once at a cube in LOS or visible from above; it may scatter. */
    static final class Grenade extends KeywordDelivery {
        private final boolean once;
        private final Rejection unseen;

        private Grenade(RuleId rule, boolean once) {
            super("GRENADE", rule, Brackets::effect);
            this.once = once;
            unseen = new Rejection(
                    rule,
                    "the cube is not in line of sight, and thrower and cube are not both visible from above",
                    "a cube in sight, or from open sky to open sky");
        }

        static Grenade thirdEdition() {
            return new Grenade(RuleIds.K_GRENADE, true);
        }

        /** R25-K-GRENADE: it is thrown as often as the card says. */
        static Grenade revised() {
            return new Grenade(RuleIds.R25_K_GRENADE, false);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            if (once) hooks.grant(Trait.ONE_USE, RuleIds.K_ONE_USE);
        }

        @Override
        public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
            return game.ruleset().sight().fromAbove(game, shooter, cube)
                            || unseen(rule(), game, shooter, weapon, cube) == null
                    ? null
                    : unseen;
        }

        @Override
        Aiming after(CubeShot shot) {
            return new Thrown(shot);
        }

        @SavedName(value = "grenade.thrown", parts = "shot")
        private record Thrown(CubeShot shot) implements Aiming {}
    }

    /** K-INDIRECT: a long SHOOT at a distant cube, in LOS of an enemy or from above; it scatters over walls. */
    static class Indirect extends KeywordDelivery {
        private static final int NEAREST = 3;

        Indirect(RuleId rule) {
            super("INDIRECT", rule, Brackets::effect);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            hooks.grant(Trait.LONG_SHOOT);
        }

        @Override
        public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
            if (game.model(shooter).cube().range(cube) < NEAREST)
                return new Rejection(
                        rule(), "the cube is no more than 2 cubes away", "a cube 3 or more cubes away, within range");
            return game.ruleset().sight().fromAbove(game, shooter, cube) || seesEnemy(game, shooter, weapon, cube)
                    ? null
                    : new Rejection(
                            rule(),
                            "no enemy in the cube is in line of sight, and shooter and cube are not both visible from above",
                            "a cube with an enemy in sight, or from open sky to open sky");
        }

        private boolean seesEnemy(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
            return !enemies(game, shooter, weapon, cube).isEmpty();
        }

        /** The enemies there that count as seen: all if {@link Modifier#SPOTTED} says so, or if no LOS is needed. */
        final Vector<ModelId> enemies(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
            boolean all =
                    game.amount(Modifier.SPOTTED, shooter, weapon, new CubeShot(rule(), shooter, weapon, cube)) > 0
                            || game.hasTrait(shooter, weapon, Trait.NEEDS_NO_SIGHT);
            return game.modelsIn(cube)
                    .filter(m -> Neighbours.hostile(game.model(shooter), game.model(m))
                            && (all || game.lineOfSight(shooter, m) != LineOfSight.NONE));
        }

        @Override
        Aiming after(CubeShot shot) {
            return new Lobbed(shot);
        }

        @Override
        public final void shoot(Effects effects, CubeShot shot) {
            effects.aim(shot, after(shot));
        }

        @Override
        public final boolean declaresAim() {
            return true;
        }

        @Override
        DiceTest test(GameView game, CubeShot shot) {
            return Aiming.test(game, shot, seesEnemy(game, shot.shooter(), shot.weapon(), shot.cube()) ? 1 : 2);
        }

        @SavedName(value = "indirect.lobbed", parts = "shot")
        private record Lobbed(CubeShot shot) implements Aiming {
            @Override
            public void missed(Effects effects) {
                effects.scatterFromAbove(shot);
            }
        }

        /** R25-K-INDIRECT: smoke beside the line to every visible enemy there removes one die from the aim. */
        static final class Revised extends Indirect {
            Revised() {
                super(RuleIds.R25_K_INDIRECT);
            }

            @Override
            boolean isRevisedShell() {
                return true;
            }

            @Override
            DiceTest test(GameView game, CubeShot shot) {
                DiceTest clear = super.test(game, shot);
                if (game.hasTrait(shot.shooter(), shot.weapon(), Trait.NEEDS_NO_SIGHT)) return clear;
                Vector<ModelId> seen = enemies(game, shot.shooter(), shot.weapon(), shot.cube());
                if (seen.isEmpty() || !seen.forAll(enemy -> besideSmoke(game, shot.shooter(), enemy))) return clear;
                int dice = Aiming.dice(game, shot) - 1;
                return new DiceTest(
                        clear.context(), TestSide.asPrinted(shot.shooter(), Skill.RANGED, dice), clear.second());
            }

            private static boolean besideSmoke(GameView game, ModelId shooter, ModelId enemy) {
                Vector<Cube> crossed = game.ruleset().sight().crossed(game, shooter, enemy);
                return game.smoke().exists(cloud -> crossed.exists(cloud::adjacentTo));
            }
        }
    }
}
