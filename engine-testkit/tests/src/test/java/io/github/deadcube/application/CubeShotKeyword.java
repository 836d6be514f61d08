package io.github.deadcube.application;

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

/** A keyword of an application whose shots are aimed at cubes; the effect in its brackets resolves there. */
interface CubeShotKeyword extends KeywordRule, Delivery {
    int PRINTED_DICE = 3;

    @Override
    RuleId rule();

    @Override
    default Option<Fault> fault(Keyword keyword, Placement placement) {
        if (keyword.nested().isEmpty())
            return Option.some(Fault.of(rule(), "it takes an effect, such as " + printed() + " (FRAG (3))"));
        return Option.when(
                placement != Placement.RANGED_WEAPON, () -> Fault.of(rule(), "it is printed on a weapon with a range"));
    }

    @Override
    default void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
        keyword.nested().forEach(hooks::attach);
    }

    /** It is aimed as EXPLOSIVE is. */
    @Override
    default Rejection notACube() {
        return new Rejection(RuleIds.K_EXPLOSIVE, "the weapon is aimed at cubes", "a floored cube at range 1 or more");
    }

    @Override
    default Rejection invalidCube() {
        return new Rejection(
                RuleIds.K_EXPLOSIVE, "the cube has no floor, or it is the shooter's own", "a floored cube elsewhere");
    }

    static boolean sees(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return game.hasTrait(shooter, weapon, Trait.NEEDS_NO_SIGHT)
                || game.ruleset().sight().sees(game, shooter, cube);
    }

    static DiceTest aimed(GameView game, CubeShot shot, int needed) {
        ModelId shooter = shot.shooter();
        TestContext context = TestContext.builder(TestContext.Kind.AIM, shot.rule(), shooter)
                .weapon(shot.weapon())
                .build();
        int dice = PRINTED_DICE + game.amount(Modifier.AIM_DICE, shooter, shot.weapon(), shot);
        return DiceTest.of(context, TestSide.asPrinted(shooter, Skill.RANGED, dice), needed);
    }

    /** What happens after the aim. */
    interface Aimed extends Continuation.AfterTest {
        CubeShot shot();

        void missed(Effects effects);

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
