package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import org.jspecify.annotations.Nullable;

/** Finds the rule that forbids a step from a cube to another. */
final class NoStepReason {
    private static final Rejection NOT_HERE =
            new Rejection(RuleIds.ASK_4, "the cube is not on the battlefield", "a cube of the battlefield");
    private static final Rejection NOT_ADJACENT =
            new Rejection(RuleIds.ADV_2, "the cube is not adjacent", "one of the 26 cubes around the model's own");
    private static final Rejection EDGE =
            new Rejection(RuleIds.ADV_3, "the edge of the battlefield is a wall", "a cube of the battlefield");
    private static final Rejection MIDDLE_WALL = new Rejection(
            RuleIds.GEO_7,
            "a middle wall is between them",
            "a step along the middle wall, away from it, or through its gap");
    private static final Rejection NO_GAP = new Rejection(
            RuleIds.ADV_7,
            "every way there crosses a face without room for the model's SZ, or below a ramp",
            "a way through gaps that are big enough");
    private static final Rejection NO_CLIMB = new Rejection(
            RuleIds.ADV_10,
            "there is nothing to climb on any way there",
            "a wall that is not smooth beside the way up");
    private static final Rejection BY_RAMPS = new Rejection(
            MovementMode.ROLLING.rule(), "the model changes level only by ramps", "a way on its level, or a ramp");
    private static final Rejection UP_BY_RAMPS = new Rejection(
            MovementMode.DRIVING.rule(),
            "the model goes up only by ramps",
            "a way on its level, a way down, or a ramp");
    private static final Rejection IN_THE_AIR = new Rejection(
            RuleIds.ADV_12, "the step goes up to where there is neither floor nor hold", "a cube with a floor or hold");
    private static final Rejection FLOOR_ABOVE = new Rejection(
            RuleIds.ADV_10, "every way there goes up through a floor", "a way up where there is no floor above");
    private static final Rejection FLOOR_BELOW = new Rejection(
            RuleIds.ADV_11, "every way there goes down through a floor", "a way down where there is no floor");

    private NoStepReason() {}

    /** Null if a step leads there. */
    static @Nullable Rejection reason(Battlefield field, int size, MovementMode mode, Cube from, Cube to) {
        boolean side = HalfCubes.otherSide(from, to);
        boolean near = from.adjacentTo(to) || side;
        if (!field.contains(to)) {
            boolean edge = near && !field.contains(to.whole()) && to.level() >= 1 && to.level() <= field.levels();
            return edge ? EDGE : NOT_HERE;
        }
        if (!near) return NOT_ADJACENT;
        if (to.part() == Part.WHOLE && field.scenery(to).middle().isDefined()) return CubeGrid.NO_SIDE;
        if (Foothold.endless(field, mode, from, to)) return unclimbed(mode, IN_THE_AIR);
        StepWays ways = new StepWays(field, size, mode);
        if (ways.walks(from, to)) return null;
        if (!side
                && (!HalfCubes.meet(from, to)
                        || from.part() != Part.WHOLE && to.part() == from.part().opposite())) return MIDDLE_WALL;
        if (ways.passes(from, to)) return unclimbed(mode, NO_CLIMB);
        if (side || ways.passesFloors(from, to)) return NO_GAP;
        return to.level() > from.level() ? FLOOR_ABOVE : FLOOR_BELOW;
    }

    private static Rejection unclimbed(MovementMode mode, Rejection climbing) {
        if (mode.climbs()) return climbing;
        return mode == MovementMode.ROLLING ? BY_RAMPS : UP_BY_RAMPS;
    }
}
