package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/**
 * K-TRAP printed by itself: a SHOOT at a cube in LOS and range, RANGED (1); failed, the marker scatters as a token.
 *
 * @param rule K-TRAP or R25-K-TRAP
 * @param modified whether high ground and smoke count, and re-rolls; else it is as printed
 */
record TrapShot(RuleId rule, boolean modified) implements Delivery {
    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
        return Delivered.unseen(rule, table, shooter, arm, cube);
    }

    @Override
    public void shoot(Flow flow, CubeShot shot) {
        DiceTest printed = Aiming.test(flow, shot, 1);
        flow.test(modified ? DiceTest.of(printed.occasion(), modified(flow, shot), 1) : printed, new Laid(shot));
    }

    /** R25-K-TRAP: from above, and past smoke; no other dice, but re-rolls. R25-K-PSYCHIC: neither of the two. */
    private static Contender modified(Table table, CubeShot shot) {
        boolean unaided = table.is(shot.shooter(), shot.arm(), Trait.UNAIDED);
        int above = table.model(shot.shooter()).cube().level() > shot.cube().level() && !unaided ? 1 : 0;
        Vector<Cube> line = table.ruleset().sight().crossed(table, shot.shooter(), shot.cube());
        boolean smoke = table.smoke().exists(cloud -> line.exists(cloud::adjacentTo))
                && !table.is(shot.shooter(), shot.arm(), Trait.UNSIGHTED);
        int dice = Aiming.dice(table, shot) + above - (smoke ? 1 : 0);
        return new Contender.OfModel(shot.shooter(), Skill.RANGED, dice, false, true);
    }

    /** It lies there, or it scatters. */
    record Laid(CubeShot shot) implements Aiming {
        @Override
        public void missed(Flow flow) {
            flow.scatter(shot);
        }
    }
}
