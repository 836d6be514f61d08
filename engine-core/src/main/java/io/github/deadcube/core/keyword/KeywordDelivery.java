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
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
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
        Option<Fault> notThrown = isRevisedShell() ? ShieldGenerator.thrownAlone(effect) : Option.none();
        return notThrown.orElse(() -> super.bracketFault(nested, effect));
    }

    /** R25-K-STUN, R25-K-SHIELD-GENERATOR: whether its explosions do harm with STUN, and lay no shield generator. By default false. */
    boolean isRevisedShell() {
        return false;
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
}
