package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.CubeShot;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.vavr.control.Option;

/** K-GRENADE, K-INDIRECT, K-TRAP: a shot at a cube is aimed with 3 RANGED dice as printed; passed, it lands there. */
interface Aiming extends Then.Decided {
    CubeShot shot();

    /** The test failed. */
    void missed(Flow flow);

    /** R25-K-COMM-LINK: a mark of a friend in the cube gives a fourth die, which is no modifier. */
    static DiceTest test(Table table, CubeShot shot, int needed) {
        ModelId shooter = shot.shooter();
        Occasion occasion =
                new Occasion(Occasion.Kind.AIM, shot.rule(), shooter, shooter, shot.arm(), Arm.Bare.NONE, false, false);
        return DiceTest.of(occasion, new Contender.OfModel(shooter, Skill.RANGED, dice(table, shot), true), needed);
    }

    static int dice(Table table, CubeShot shot) {
        return CommLink.Revised.marked(table, shot.shooter(), shot.cube()) ? 4 : 3;
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
    default void decided(Flow flow, Outcome outcome) {
        if (outcome.passed()) flow.land(shot(), shot().cube());
        else missed(flow);
    }
}
