package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.sight.Sights;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * K-INDIRECT: a long SHOOT at a cube more than 2 cubes away: RANGED (1) with LOS to an enemy in it, else RANGED (2) from open
 * sky to open sky; failed, it scatters over all walls.
 */
class Indirect extends Delivered {
    private static final int NEAREST = 3;

    Indirect() {
        this(RuleIds.K_INDIRECT);
    }

    Indirect(RuleId rule) {
        super("INDIRECT", rule, Brackets::effect);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.LENGTHY);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
        if (table.model(shooter).cube().range(cube) < NEAREST)
            return new Rejection(
                    rule(), "the cube is no more than 2 cubes away", "a cube 3 or more cubes away, within range");
        return Sights.fromAbove(table, shooter, cube) || seesEnemy(table, shooter, arm, cube)
                ? null
                : new Rejection(
                        rule(),
                        "no enemy in the cube is in line of sight, and shooter and cube are not both visible from above",
                        "a cube with an enemy in sight, or from open sky to open sky");
    }

    private static boolean seesEnemy(Table table, ModelId shooter, Arm arm, Cube cube) {
        return !enemies(table, shooter, arm, cube).isEmpty();
    }

    /** The enemies in the cube that count as seen: all, if a friend has marked it (K-COMM-LINK), or if no LOS is needed (K-PSYCHIC). */
    static Vector<ModelId> enemies(Table table, ModelId shooter, Arm arm, Cube cube) {
        boolean all = CommLink.marked(table, shooter, cube) || table.is(shooter, arm, Trait.UNSIGHTED);
        return table.in(cube)
                .filter(m ->
                        table.model(shooter).allegiance().hostile(table.model(m).allegiance())
                                && (all || table.line(shooter, m) != LineOfSight.NONE));
    }

    @Override
    public void shoot(Flow flow, CubeShot shot) {
        lob(flow, shot);
    }

    final void lob(Flow flow, CubeShot shot) {
        flow.test(aiming(flow, shot), new Lobbed(shot));
    }

    @Override
    public final Option<DiceTest> aim(Table table, CubeShot shot) {
        return Option.some(aiming(table, shot));
    }

    /** RANGED (1) or RANGED (2), as printed. */
    DiceTest aiming(Table table, CubeShot shot) {
        return Aiming.test(table, shot, seesEnemy(table, shot.shooter(), shot.arm(), shot.cube()) ? 1 : 2);
    }

    /** It lands, or it scatters over all walls. */
    private record Lobbed(CubeShot shot) implements Aiming {
        @Override
        public void missed(Flow flow) {
            flow.scatterFromAbove(shot);
        }
    }
}
