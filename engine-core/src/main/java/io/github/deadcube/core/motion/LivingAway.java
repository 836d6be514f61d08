package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/**
 * LIV-AWAY: the line from the attacker through the target leads to the first new cube, on any level. If both are in one
 * cube, every adjacent cube is directly away. The line runs at half the height of the levels, from spot to spot.
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
        if (source.cube().equals(target.cube())) return there(field, at, around(at));
        int[] way = {
            field.eastOf(target) - field.eastOf(source),
            field.northOf(target) - field.northOf(source),
            (at.level() - source.cube().level()) * Battlefield.CUBE
        };
        int[] within = {
            field.eastOf(target) % Battlefield.CUBE, field.northOf(target) % Battlefield.CUBE, Battlefield.CUBE / 2
        };
        int[] step = new int[way.length];
        for (int axis = 0; axis < way.length; axis++)
            step[axis] = leavesFirst(way, within, axis) ? Integer.signum(way[axis]) : 0;
        return there(
                field,
                at,
                around(at)
                        .filter(cube -> leads(cube.column() - at.column(), step[0])
                                && leads(cube.row() - at.row(), step[1])
                                && leads(cube.level() - at.level(), step[2])));
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

    /** The adjacent cubes, on the battlefield or not, in battlefield order. */
    private static Vector<Cube> around(Cube at) {
        Vector<Cube> cubes = Vector.empty();
        for (int level = -1; level <= 1; level++)
            for (int row = -1; row <= 1; row++)
                for (int column = -1; column <= 1; column++)
                    if (level != 0 || row != 0 || column != 0)
                        cubes = cubes.append(new Cube(at.column() + column, at.row() + row, at.level() + level));
        return cubes;
    }

    private static boolean leads(int step, int toward) {
        return step == 0 || step == toward;
    }
}
