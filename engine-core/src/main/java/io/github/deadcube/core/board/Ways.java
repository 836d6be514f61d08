package io.github.deadcube.core.board;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * ADV-7 to ADV-11, ADV-14: the orders in which a step may cross the faces between two adjacent cubes, one crossing for each
 * axis that changes. The slow, obvious way; {@link Board} remembers its answers.
 */
final class Ways {
    static final Rejection NOT_HERE =
            new Rejection(RuleIds.ASK_4, "the cube is not on the battlefield", "a cube of the battlefield");
    static final Rejection NOT_ADJACENT =
            new Rejection(RuleIds.ADV_2, "the cube is not adjacent", "one of the 26 cubes around the model's own");
    static final Rejection EDGE =
            new Rejection(RuleIds.ADV_3, "the edge of the battlefield is a wall", "a cube of the battlefield");
    static final Rejection NO_GAP = new Rejection(
            RuleIds.ADV_7,
            "every way there crosses a face without room for the model's SZ",
            "a way through gaps that are big enough");
    static final Rejection NO_CLIMB = new Rejection(
            RuleIds.ADV_10,
            "there is nothing to climb on any way there",
            "a wall that is not smooth beside the way up");
    static final Rejection NO_FLOOR =
            new Rejection(RuleIds.ADV_12, "the step would end without a floor to stand on", "a cube with a floor");

    static final Rejection FLOOR_ABOVE = new Rejection(
            RuleIds.ADV_10, "every way there goes up through a floor", "a way up where there is no floor above");
    static final Rejection FLOOR_BELOW = new Rejection(
            RuleIds.ADV_11, "every way there goes down through a floor", "a way down where there is no floor");

    /** What a route must heed. */
    private enum Heed {
        /** Gaps, floors, and what there is to climb: a model that walks. */
        CLIMBING,
        /** Gaps and floors: whatever is thrown. */
        FLOORS,
        /** Floors, and no gaps at all: to tell what is in the way. */
        FLOORS_ALONE
    }

    private final Battlefield field;
    private final int size;

    Ways(Battlefield field, int size) {
        this.field = field;
        this.size = size;
    }

    /** Why a walking model cannot step from a cube to an adjacent one of the battlefield; null if it can. */
    @Nullable
    Rejection refusal(Cube from, Cube to) {
        if (!field.floored(to)) return NO_FLOOR;
        if (walks(from, to)) return null;
        if (passes(from, to)) return NO_CLIMB;
        if (route(from, to, null, Heed.FLOORS_ALONE, from)) return NO_GAP;
        return to.level() > from.level() ? FLOOR_ABOVE : FLOOR_BELOW;
    }

    /** Whether a model walks there: some order of crossings has room and, where it rises, something to climb. */
    boolean walks(Cube from, Cube to) {
        return Sides.otherSide(from, to)
                ? throughMiddle(from)
                : Sides.meet(from, to) && (route(from, to, null, Heed.CLIMBING, from) || alongRamp(from, to));
    }

    /** ADV-9, SLAM-2: whether some order of crossings has room, climbing or not. */
    boolean passes(Cube from, Cube to) {
        return Sides.otherSide(from, to)
                ? throughMiddle(from)
                : Sides.meet(from, to) && route(from, to, null, Heed.FLOORS, from);
    }

    /** ADV-14: whether a ramp joins the two; up before across, and across before down, by the faces of one order. */
    boolean alongRamp(Cube from, Cube to) {
        Cube foot = from.level() < to.level() ? from : to;
        Cube head = from.level() < to.level() ? to : from;
        Option<Direction> ramp = field.scenery(foot).ramp();
        if (ramp.isEmpty() || !foot.next(ramp.get()).atLevel(foot.level() + 1).equals(head.whole())) return false;
        for (Cube over : Sides.of(field, foot.atLevel(foot.level() + 1))) {
            Cube one = from.equals(foot) ? over : head;
            Cube other = from.equals(foot) ? head : over;
            if (Sides.meet(one, other) && route(one, other, null, Heed.FLOORS, one)) return true;
        }
        return false;
    }

    private boolean throughMiddle(Cube from) {
        return field.scenery(from).middle().get().face().passes(size);
    }

    /** The rest of a route: from here on, having last come in by the face on one side, if by any. */
    private boolean route(Cube at, Cube to, @Nullable Direction cameFrom, Heed heed, Cube start) {
        if (Sides.sameCube(at, to)) return at.part() == to.part();
        int east = Integer.signum(to.column() - at.column());
        int north = Integer.signum(to.row() - at.row());
        int up = Integer.signum(to.level() - at.level());
        if (east != 0 && crosses(at, Direction.of(east, 0), to, heed, start)) return true;
        if (north != 0 && crosses(at, Direction.of(0, north), to, heed, start)) return true;
        if (up == 0) return false;
        Cube next = at.atLevel(at.level() + up);
        if (!floorPasses(up > 0 ? next : at)) return false;
        if (up > 0 && heed == Heed.CLIMBING && !climbs(at, to, cameFrom, start)) return false;
        for (Cube side : Sides.along(field, at, next)) if (route(side, to, cameFrom, heed, start)) return true;
        return false;
    }

    private boolean crosses(Cube at, Direction toward, Cube to, Heed heed, Cube start) {
        if (Sides.towardMiddle(at.part(), toward)) return false;
        Cube next = at.next(toward);
        if (heed != Heed.FLOORS_ALONE && !room(at, next, toward)) return false;
        for (Cube side : Sides.across(field, at, next, toward))
            if (route(side, to, toward.opposite(), heed, start)) return true;
        return false;
    }

    /** ADV-7, ADV-8: a gap or hatch big enough. GEO-6: below a straight ramp nobody passes the near face. */
    private boolean room(Cube at, Cube next, Direction toward) {
        return field.face(at, toward).passes(size)
                && !field.scenery(at).ramp().contains(toward)
                && !field.scenery(next).ramp().contains(toward.opposite());
    }

    /** ADV-10: no floor, a hatch, or a half floor as a medium gap. */
    private boolean floorPasses(Cube above) {
        Floor floor = field.floor(above);
        return switch (floor.cover()) {
            case NONE -> true;
            case FULL -> floor.hatch() >= size;
            case NORTH, EAST, SOUTH, WEST -> Face.Gap.MEDIUM.size() >= size || floor.hatch() >= size;
        };
    }

    /** ADV-10: the face by which the route last came in, or one in a sideways direction of the step; straight up, any. */
    private boolean climbs(Cube at, Cube to, @Nullable Direction cameFrom, Cube start) {
        if (field.scenery(at).ladder()) return true;
        int east = Integer.signum(to.column() - start.column());
        int north = Integer.signum(to.row() - start.row());
        boolean straight = east == 0 && north == 0;
        for (Direction d : Direction.ALL) {
            if (d.diagonal()) continue;
            boolean fits = straight
                    || d == cameFrom
                    || (d.east() != 0 && d.east() == east)
                    || (d.north() != 0 && d.north() == north);
            if (fits && Sides.climbable(field, at, d)) return true;
        }
        return false;
    }
}
