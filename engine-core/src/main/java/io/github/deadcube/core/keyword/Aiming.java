package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

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
        TestContext context = TestContext.builder(TestContext.Kind.AIM, shot.rule(), shooter)
                .weapon(shot.weapon())
                .build();
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
