package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Line;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.sight.Sights;
import org.jspecify.annotations.Nullable;

/**
 * K-INDIRECT: a long SHOOT at a cube more than 2 cubes away: RANGED (1) with LOS to an enemy in it, else RANGED (2) from open
 * sky to open sky; failed, it scatters over all walls.
 */
final class Indirect extends Printed implements Hooks.Delivery {
    private static final int NEAREST = 3;
    private static final Rejection TOO_NEAR = new Rejection(
            RuleIds.K_INDIRECT, "the cube is no more than 2 cubes away", "a cube 3 or more cubes away, within range");
    private static final Rejection UNSEEN = new Rejection(
            RuleIds.K_INDIRECT,
            "no enemy in the cube is in line of sight, and shooter and cube are not both visible from above",
            "a cube with an enemy in sight, or from open sky to open sky");

    Indirect() {
        super("INDIRECT", RuleIds.K_INDIRECT, Bearers.RANGED, Brackets::effect);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.delivery(this);
        hooks.lengthy();
        keyword.nested().forEach(hooks::attach);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, int weapon, Cube cube) {
        if (table.model(shooter).cube().range(cube) < NEAREST) return TOO_NEAR;
        return Sights.fromAbove(table, shooter, cube) || seesEnemy(table, shooter, cube) ? null : UNSEEN;
    }

    private static boolean seesEnemy(Table table, ModelId shooter, Cube cube) {
        return table.in(cube)
                .exists(m ->
                        table.model(shooter).allegiance().hostile(table.model(m).allegiance())
                                && table.line(shooter, m) != Line.NONE);
    }

    @Override
    public void shoot(Flow flow, Resume shooting) {
        ModelId shooter = shooting.model();
        Occasion occasion =
                new Occasion(Occasion.Kind.AIM, rule(), shooter, shooter, shooting.weapon(), -1, false, false);
        int needed = seesEnemy(flow, shooter, aimed(shooting)) ? 1 : 2;
        flow.test(Test.of(occasion, new Contender.OfModel(shooter, Skill.RANGED, 3, true), needed), shooting);
    }

    @Override
    public void decided(Flow flow, Resume at, Test test, Outcome outcome) {
        if (outcome.passed()) flow.land(at, aimed(at));
        else flow.scatterFromAbove(at, aimed(at));
    }

    private static Cube aimed(Resume at) {
        return ((Target.OfCube) at.target()).cube();
    }
}
