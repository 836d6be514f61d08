package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.sight.Sights;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** K-GRENADE: thrown once at a cube, in LOS or seen from above; 3-dice RANGED (1) as printed; failed, it scatters. */
class Grenade extends Delivered {
    private static final Rejection UNSEEN = new Rejection(
            RuleIds.K_GRENADE,
            "the cube is not in line of sight, and thrower and cube are not both visible from above",
            "a cube in sight, or from open sky to open sky");

    private final boolean once;

    Grenade() {
        this(RuleIds.K_GRENADE, true);
    }

    /** As another edition has it, by a rule of its own; whether it is thrown once of itself. */
    Grenade(RuleId rule, boolean once) {
        super("GRENADE", rule, Brackets::effect);
        this.once = once;
    }

    /** R25-K-GRENADE: it is thrown at a cube in LOS, and as often as the card says. */
    static Grenade revised() {
        return new Grenade(RuleIds.R25_K_GRENADE, false) {
            @Override
            public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
                return unseen(rule(), table, shooter, arm, cube);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        if (once) hooks.has(Trait.ONE_USE);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
        return Sights.fromAbove(table, shooter, cube) || unseen(rule(), table, shooter, arm, cube) == null
                ? null
                : UNSEEN;
    }

    @Override
    public void shoot(Flow flow, CubeShot shot) {
        flow.test(Aiming.test(flow, shot, 1), new Thrown(shot));
    }

    @Override
    public Option<DiceTest> aim(Table table, CubeShot shot) {
        return Option.some(Aiming.test(table, shot, 1));
    }

    /** It lands, or it scatters. */
    private record Thrown(CubeShot shot) implements Aiming {
        @Override
        public void missed(Flow flow) {
            flow.scatter(shot);
        }
    }
}
