package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.shared.SpotSquare;

/**
 * GEO-3: a body at its position. Lengths are in {@link Lattice} units from the south-western corner of the
 * battlefield's ground.
 *
 * @param x the axis, eastward
 * @param y the axis, northward
 * @param feet the floor, platform or ramp under its middle
 * @param radius the radius of its base, limited to its cube or side
 * @param height its height, limited by the floors above
 * @param slopeEast the eastward slope of the ramp, in halves; 0 without a ramp
 * @param slopeNorth the northward slope of the ramp, in halves; 0 without a ramp
 */
record StandingBody(long x, long y, long feet, long radius, long height, int slopeEast, int slopeNorth) {
    static StandingBody of(Battlefield field, Place place, Body body) {
        Cube cube = place.cube();
        Part part = cube.part();
        long west = (cube.column() - 1) * Lattice.CUBE;
        long south = (cube.row() - 1) * Lattice.CUBE;
        long room = Math.min(part.east() - part.west(), part.north() - part.south()) * Lattice.TENTH / 2;
        long radius = Math.min(body.base() * Lattice.HALF_MILLIMETRE, room);
        long x = within(
                field.eastOf(place) * Lattice.TENTH,
                west + part.west() * Lattice.TENTH + radius,
                west + part.east() * Lattice.TENTH - radius);
        long y = within(
                field.northOf(place) * Lattice.TENTH,
                south + part.south() * Lattice.TENTH + radius,
                south + part.north() * Lattice.TENTH - radius);
        Scenery scenery = field.scenery(cube);
        int eastward = 0;
        int northward = 0;
        if (scenery.ramp().isDefined()) {
            Direction toward = scenery.ramp().get();
            int rise = toward.diagonal() ? 1 : 2;
            eastward = toward.east() * rise;
            northward = toward.north() * rise;
        }
        long feet = (cube.level() - 1) * Lattice.CUBE + surface(scenery, x - west, y - south);
        long height = Math.min(body.height() * Lattice.HUNDREDTH, ceiling(field, cube, x - west, y - south) - feet);
        return new StandingBody(x, y, feet, radius, height, eastward, northward);
    }

    private static long within(long spot, long least, long most) {
        return Math.max(least, Math.min(most, spot));
    }

    /** The height above the cube's floor of the surface at a point: ramp, platform or floor. */
    static long surface(Scenery scenery, long x, long y) {
        if (scenery.ramp().isDefined())
            return Lattice.Ramp.height(scenery.ramp().get(), x, y);
        long top = 0;
        for (Platform platform : scenery.platforms())
            for (int spot : platform.spots()) {
                SpotSquare at = SpotSquare.of(spot);
                if (at.west() * Lattice.TENTH <= x
                        && x <= at.east() * Lattice.TENTH
                        && at.south() * Lattice.TENTH <= y
                        && y <= at.north() * Lattice.TENTH) top = Math.max(top, platform.height() * Lattice.TENTH);
            }
        return top;
    }

    /** The highest point of a body: 0.1 in below the first floor above its middle. */
    private static long ceiling(Battlefield field, Cube cube, long x, long y) {
        int storey = field.width() * field.depth();
        for (int level = cube.level() + 1, above = field.index(cube) + storey;
                level <= field.levels();
                level++, above += storey) {
            boolean covered = switch (field.floor(field.cube(above)).cover()) {
                case NONE -> false;
                case FULL -> true;
                case NORTH -> y > Lattice.CUBE / 2;
                case EAST -> x > Lattice.CUBE / 2;
                case SOUTH -> y < Lattice.CUBE / 2;
                case WEST -> x < Lattice.CUBE / 2;
            };
            if (covered) return (level - 1) * Lattice.CUBE - Lattice.TENTH;
        }
        return Long.MAX_VALUE;
    }

    /** The height of the eye: nine tenths of the limited height. */
    long eye() {
        return feet + height * 9 / 10;
    }
}
