package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** KT-7: how a weapon is fired at a cube, where its effect, in brackets or beside it, then resolves. */
abstract class Delivered extends Printed implements Delivery {
    Delivered(String printed, RuleId rule, Function<Keyword, Option<String>> brackets) {
        super(printed, rule, PrintedOn.RANGED, brackets);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offers(this);
        keyword.nested().forEach(hooks::attach);
    }

    /** LOS-5, K-PSYCHIC: why a cube that must be in LOS is no target; null if it is one. */
    static @Nullable Rejection unseen(RuleId rule, Table table, ModelId shooter, Arm arm, Cube cube) {
        return table.is(shooter, arm, Trait.UNSIGHTED)
                        || table.ruleset().sight().sees(table, shooter, cube)
                ? null
                : new Rejection(rule, "the cube is not in line of sight", "a cube in sight");
    }

    /** K-GRENADE, K-INDIRECT, K-TRAP: a shot at a cube is aimed with 3 RANGED dice as printed; passed, it lands there. */
    interface Aiming extends Then.Decided {
        CubeShot shot();

        /** The test failed. */
        void missed(Flow flow);

        /** R25-K-COMM-LINK: a mark of a friend in the cube gives a fourth die, which is no modifier. */
        static DiceTest test(Table table, CubeShot shot, int needed) {
            ModelId shooter = shot.shooter();
            Occasion occasion = new Occasion(
                    Occasion.Kind.AIM, shot.rule(), shooter, shooter, shot.arm(), Arm.Bare.NONE, false, false);
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
}
