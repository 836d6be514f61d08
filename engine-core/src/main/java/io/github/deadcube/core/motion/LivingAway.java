package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.board.Board;
import io.vavr.collection.Vector;

/**
 * LIV-AWAY: the line from the attacker through the target leads to the first new cube, on any level. If both are in one cube,
 * every adjacent cube is directly away. The line runs at half the height of the levels, from spot to spot.
 */
@SavedName("livingAway")
record LivingAway() implements DirectlyAway {
    @Override
    public RuleId rule(boolean sameCube) {
        return RuleIds.LIV_AWAY;
    }

    @Override
    public Vector<Cube> cubes(Battlefield field, Place source, Place target) {
        Cube at = target.cube().whole();
        if (source.cube().equals(target.cube())) return there(field, at, around(at, 1, 1, 1, false));
        int[] way = {
            field.eastOf(target) - field.eastOf(source),
            field.northOf(target) - field.northOf(source),
            (at.level() - source.cube().level()) * Battlefield.CUBE
        };
        int[] within = {
            field.eastOf(target) % Battlefield.CUBE, field.northOf(target) % Battlefield.CUBE, Battlefield.CUBE / 2
        };
        boolean[] first = new boolean[way.length];
        for (int axis = 0; axis < way.length; axis++) first[axis] = way[axis] != 0 && leavesFirst(way, within, axis);
        return there(
                field,
                at,
                around(
                        at,
                        first[0] ? Integer.signum(way[0]) : 0,
                        first[1] ? Integer.signum(way[1]) : 0,
                        first[2] ? Integer.signum(way[2]) : 0,
                        true));
    }

    /** The existing cubes: a cube off the battlefield counts only on the level of the target. */
    private static Vector<Cube> there(Battlefield field, Cube at, Vector<Cube> cubes) {
        return cubes.filter(cube -> cube.level() == at.level() || field.contains(cube));
    }

    /** Whether the line leaves the cube by the face of this axis first, or at the same time as by another. */
    private static boolean leavesFirst(int[] way, int[] within, int axis) {
        for (int other = 0; other < way.length; other++)
            if (way[other] != 0
                    && (long) toFace(way, within, other) * Math.abs(way[axis])
                            < (long) toFace(way, within, axis) * Math.abs(way[other])) return false;
        return true;
    }

    private static int toFace(int[] way, int[] within, int axis) {
        return way[axis] > 0 ? Battlefield.CUBE - within[axis] : within[axis];
    }

    /** The adjacent cubes in the given directions, or on both sides if {@code oneWay} is false, in board order. */
    private static Vector<Cube> around(Cube at, int east, int north, int up, boolean oneWay) {
        Vector<Cube> cubes = Vector.empty();
        for (int level = -1; level <= 1; level++)
            for (int row = -1; row <= 1; row++)
                for (int column = -1; column <= 1; column++)
                    if ((level != 0 || row != 0 || column != 0)
                            && leads(level, up, oneWay)
                            && leads(row, north, oneWay)
                            && leads(column, east, oneWay))
                        cubes = cubes.append(new Cube(at.column() + column, at.row() + row, at.level() + level));
        return cubes;
    }

    private static boolean leads(int step, int toward, boolean oneWay) {
        return step == 0 || (oneWay ? step == toward : toward != 0);
    }

    /** AWAY-1, AWAY-2: directly away as seen from above, on the target's level. */
    @SavedName("onOneLevel")
    record OnOneLevel() implements DirectlyAway {
        @Override
        public Vector<Cube> cubes(Battlefield battlefield, Place source, Place target) {
            return Board.of(battlefield).away(source, target).map(target.cube()::next);
        }
    }
}
