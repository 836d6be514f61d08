package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.CubeShot;
import io.github.deadcube.api.extend.Delivery;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/** K-TRAP printed by itself: a SHOOT at a cube in LOS and range, RANGED (1) as printed; failed, the marker scatters as a token. */
record TrapShot() implements Delivery {
    private static final Rejection UNSEEN =
            new Rejection(RuleIds.K_TRAP, "the cube is not in line of sight", "a cube in sight");

    @Override
    public RuleId rule() {
        return RuleIds.K_TRAP;
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
        boolean seen = table.is(shooter, arm, Trait.UNSIGHTED)
                || table.ruleset().sight().sees(table, shooter, cube);
        return seen ? null : UNSEEN;
    }

    @Override
    public void shoot(Flow flow, CubeShot shot) {
        flow.test(Aiming.test(shot, 1), new Laid(shot));
    }

    /** It lies there, or it scatters. */
    private record Laid(CubeShot shot) implements Aiming {
        @Override
        public void missed(Flow flow) {
            flow.scatter(shot);
        }
    }
}
