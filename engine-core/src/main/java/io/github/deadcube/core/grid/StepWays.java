package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * ADV-7 to ADV-11, ADV-14: the orders in which a step may cross the faces between two adjacent cubes, one crossing for
 * each axis that changes. Slow and simple; {@link CubeGrid} caches the results.
 */
record StepWays(Battlefield field, int size, MovementMode mode) {
    /** The obstacles that a route respects. */
    private enum Heed {
        /** Gaps, floors and climbable faces: a walking model. */
        CLIMBING,
        /** Gaps and floors: a thrown model or token, or a model that needs no climbable face. */
        FLOORS,
        /** Floors and gaps, but not walls on one level: K-JUMP-PACK. */
        JUMPING,
        /** Floors only: to find out which obstacle blocks a step. */
        FLOORS_ALONE
    }

    private static final Direction[] SIDES = {Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST};

    /** Whether a model can walk there: some order of crossings has gaps and, if it rises, a climbable face. */
    boolean walks(Cube from, Cube to) {
        if (HalfCubes.otherSide(from, to)) return throughMiddle(from) || mode.jumps() && openAbove(from);
        if (!HalfCubes.meet(from, to)) return false;
        boolean level = from.level() == to.level();
        boolean route = switch (mode) {
            case ROLLING -> level && route(from, to, null, Heed.FLOORS, from);
            case DRIVING -> to.level() <= from.level() && route(from, to, null, Heed.FLOORS, from);
            case CLIMBING -> route(from, to, null, Heed.CLIMBING, from);
            case HOPPING, JUMPING -> route(from, to, null, level ? Heed.JUMPING : Heed.FLOORS, from);
            case SOARING, FLYING -> route(from, to, null, Heed.FLOORS, from);
        };
        return route || alongRamp(from, to);
    }

    /** ADV-9, SLAM-2: whether some order of crossings has room, climbing or not. */
    boolean passes(Cube from, Cube to) {
        return HalfCubes.otherSide(from, to)
                ? throughMiddle(from)
                : HalfCubes.meet(from, to) && route(from, to, null, Heed.FLOORS, from);
    }

    /** Whether no floor blocks some order of crossings, without regard to gaps. */
    boolean passesFloors(Cube from, Cube to) {
        return route(from.whole(), to.whole(), null, Heed.FLOORS_ALONE, from);
    }

    /** ADV-14: whether a ramp joins the cubes: up before across, and across before down, by the faces of one order. */
    boolean alongRamp(Cube from, Cube to) {
        Cube foot = from.level() < to.level() ? from : to;
        Cube head = from.level() < to.level() ? to : from;
        Option<Direction> ramp = field.scenery(foot).ramp();
        if (ramp.isEmpty() || !foot.next(ramp.get()).atLevel(foot.level() + 1).equals(head.whole())) return false;
        for (Cube over : HalfCubes.halves(field, foot.atLevel(foot.level() + 1))) {
            Cube one = from.equals(foot) ? over : head;
            Cube other = from.equals(foot) ? head : over;
            if (HalfCubes.meet(one, other) && route(one, other, null, Heed.FLOORS, one)) return true;
        }
        return false;
    }

    private boolean throughMiddle(Cube from) {
        return field.scenery(from).middle().get().face().passes(size);
    }

    /**
     * Whether the rest of a route is possible. {@code cameFrom} is the last face crossed sideways; null if there is no
     * such face.
     */
    private boolean route(Cube at, Cube to, @Nullable Direction cameFrom, Heed heed, Cube start) {
        if (HalfCubes.sameCube(at, to)) return at.part() == to.part() || heed == Heed.FLOORS_ALONE;
        int east = Integer.signum(to.column() - at.column());
        int north = Integer.signum(to.row() - at.row());
        int up = Integer.signum(to.level() - at.level());
        if (east != 0 && crosses(at, Direction.of(east, 0), to, heed, start)) return true;
        if (north != 0 && crosses(at, Direction.of(0, north), to, heed, start)) return true;
        if (up == 0) return false;
        Cube next = at.atLevel(at.level() + up);
        if (!floorPasses(up > 0 ? next : at)) return false;
        if (up > 0 && heed == Heed.CLIMBING && !climbs(at, to, cameFrom, start)) return false;
        for (Cube side : HalfCubes.along(field, at, next)) if (route(side, to, cameFrom, heed, start)) return true;
        return false;
    }

    private boolean crosses(Cube at, Direction toward, Cube to, Heed heed, Cube start) {
        if (heed == Heed.FLOORS_ALONE) return route(at.next(toward), to, toward.opposite(), heed, start);
        Cube next = at.next(toward);
        if (HalfCubes.towardMiddle(at.part(), toward)) return false;
        if (!field.face(at, toward).passes(size) && !(heed == Heed.JUMPING && openAbove(at) && openAbove(next)))
            return false;
        if (underRamp(at, toward) || underRamp(next, toward.opposite())) return false;
        for (Cube side : HalfCubes.across(field, at, next, toward))
            if (route(side, to, toward.opposite(), heed, start)) return true;
        return false;
    }

    /** K-JUMP-PACK: a model can jump a wall if no full floor is above. */
    private boolean openAbove(Cube cube) {
        return cube.level() == field.levels()
                || field.floor(cube.atLevel(cube.level() + 1)).cover() != Floor.Cover.FULL;
    }

    /** GEO-6: no model passes the near face below a straight ramp. */
    private boolean underRamp(Cube foot, Direction toward) {
        return field.scenery(foot).ramp().contains(toward);
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

    /**
     * ADV-10: the face by which the route last came in, or one in a sideways direction of the step; straight up, any.
     */
    private boolean climbs(Cube at, Cube to, @Nullable Direction cameFrom, Cube start) {
        if (field.scenery(at).ladder()) return true;
        int east = Integer.signum(to.column() - start.column());
        int north = Integer.signum(to.row() - start.row());
        boolean straight = east == 0 && north == 0;
        for (Direction d : SIDES) {
            boolean fits = straight
                    || d == cameFrom
                    || (d.east() != 0 && d.east() == east)
                    || (d.north() != 0 && d.north() == north);
            if (fits && HalfCubes.climbable(field, at, d)) return true;
        }
        return false;
    }
}
