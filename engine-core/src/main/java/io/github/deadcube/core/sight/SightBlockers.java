package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.shared.SpotSquare;
import io.github.deadcube.core.sight.Sighting.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * LOS-2: the sight blockers of a battlefield by cube: the floor, the northern and eastern faces, and the scenery in the
 * cube. Hatches block like the floor; ladders block nothing. The edge and the ground have no blockers: no model is
 * beyond them.
 */
final class SightBlockers {
    private final SightBlocker[][] ofCube;
    private final Battlefield field;
    /** Created on first use; concurrent threads may create equal objects. */
    private final @Nullable Cloud[] clouds;

    SightBlockers(Battlefield field) {
        this.field = field;
        clouds = new Cloud[field.size()];
        ofCube = new SightBlocker[field.size()][];
        for (int i = 0; i < ofCube.length; i++)
            ofCube[i] = pieces(field, field.cube(i)).toArray(SightBlocker[]::new);
    }

    SightBlocker[] at(int cube) {
        return ofCube[cube];
    }

    /** K-SMOKE: the blocker for smoke in a cube. */
    Cloud cloud(int cube) {
        Cloud known = clouds[cube];
        if (known == null) clouds[cube] = known = new Cloud(field.cube(cube));
        return known;
    }

    private static List<SightBlocker> pieces(Battlefield field, Cube cube) {
        List<SightBlocker> pieces = new ArrayList<>();
        long x = (cube.column() - 1) * Lattice.CUBE;
        long y = (cube.row() - 1) * Lattice.CUBE;
        long z = (cube.level() - 1) * Lattice.CUBE;
        if (cube.level() > 1) floor(pieces, cube, field.floor(cube).cover(), x, y, z);
        if (cube.column() < field.width())
            eastWall(pieces, Kind.WALL, cube, field.face(cube, Direction.EAST), x + Lattice.CUBE, y, z);
        if (cube.row() < field.depth())
            northWall(pieces, Kind.WALL, cube, field.face(cube, Direction.NORTH), x, y + Lattice.CUBE, z);
        Scenery scenery = field.scenery(cube);
        if (scenery.equals(Scenery.NONE)) return pieces;
        for (MiddleWall wall : scenery.middle())
            if (wall.run() == MiddleWall.Run.NORTH_SOUTH)
                eastWall(pieces, Kind.MIDDLE_WALL, cube, wall.face(), x + Lattice.CUBE / 2, y, z);
            else northWall(pieces, Kind.MIDDLE_WALL, cube, wall.face(), x, y + Lattice.CUBE / 2, z);
        for (Block b : scenery.blocks())
            pieces.add(SightBlocker.box(Kind.BLOCK, cube, b.west(), b.south(), b.east(), b.north(), b.height()));
        for (Platform platform : scenery.platforms())
            for (int spot : platform.spots()) {
                SpotSquare at = SpotSquare.of(spot);
                pieces.add(SightBlocker.box(
                        Kind.PLATFORM, cube, at.west(), at.south(), at.east(), at.north(), platform.height()));
            }
        for (Direction toward : scenery.ramp()) pieces.add(ramp(cube, toward, x, y, z));
        return pieces;
    }

    private static void floor(List<SightBlocker> pieces, Cube cube, Floor.Cover cover, long x, long y, long z) {
        if (cover != Floor.Cover.NONE)
            pieces.add(new SightBlocker(
                    Kind.FLOOR,
                    cube,
                    SightBlocker.Slab.up(z, z),
                    SightBlocker.Slab.east(x + cover.west() * Lattice.TENTH, x + cover.east() * Lattice.TENTH),
                    SightBlocker.Slab.north(y + cover.south() * Lattice.TENTH, y + cover.north() * Lattice.TENTH)));
    }

    private static void eastWall(List<SightBlocker> pieces, Kind what, Cube cube, Face face, long x, long y, long z) {
        for (long[] r : FaceShape.corners(face.gap()))
            pieces.add(new SightBlocker(
                    face.wall() ? what : Kind.LOW_FACE,
                    cube,
                    SightBlocker.Slab.east(x, x),
                    SightBlocker.Slab.north(y + r[0], y + r[2]),
                    SightBlocker.Slab.up(z + r[1], z + r[3])));
    }

    private static void northWall(List<SightBlocker> pieces, Kind what, Cube cube, Face face, long x, long y, long z) {
        for (long[] r : FaceShape.corners(face.gap()))
            pieces.add(new SightBlocker(
                    face.wall() ? what : Kind.LOW_FACE,
                    cube,
                    SightBlocker.Slab.north(y, y),
                    SightBlocker.Slab.east(x + r[0], x + r[2]),
                    SightBlocker.Slab.up(z + r[1], z + r[3])));
    }

    /** GEO-6: a straight ramp is as wide as its cube; a diagonal one 2 in, cut off at the cube's faces. */
    private static SightBlocker ramp(Cube cube, Direction toward, long x, long y, long z) {
        int rise = toward.diagonal() ? 1 : 2;
        int eastward = toward.east() * rise;
        int northward = toward.north() * rise;
        // the plane, doubled: 2·z minus the slope is constant, equal to its value at the cube's south-western corner
        long corner = 2 * (z + Lattice.Ramp.height(toward, 0, 0)) - eastward * x - northward * y;
        SightBlocker.Slab plane = new SightBlocker.Slab(-eastward, -northward, 2, corner, corner, 0);
        SightBlocker.Slab east = SightBlocker.Slab.east(x, x + Lattice.CUBE);
        SightBlocker.Slab north = SightBlocker.Slab.north(y, y + Lattice.CUBE);
        if (!toward.diagonal()) return new SightBlocker(Kind.RAMP, cube, plane, east, north);
        // across the slope: an inch to either side is √2 in of this form
        long middle = toward.north() * (x + Lattice.CUBE / 2) - toward.east() * (y + Lattice.CUBE / 2);
        SightBlocker.Slab strip =
                new SightBlocker.Slab(toward.north(), -toward.east(), 0, middle, middle, Lattice.INCH);
        return new SightBlocker(Kind.RAMP, cube, plane, east, north, strip);
    }

    /** GEO-4: the rectangles of a face that block sight: from, bottom, to, top, in {@link Lattice} units. */
    static final class FaceShape {
        private static final long[][] OPEN = {};
        private static final long[][] WHOLE = {{0, 0, eighths(24), eighths(24)}};
        /** A barricade, 0.75 in high. */
        private static final long[][] LOW = {{0, 0, eighths(24), eighths(6)}};
        /** A window of 1.5 × 1.5 in in the middle. */
        private static final long[][] SMALL = window(eighths(6), eighths(6), eighths(18), eighths(18));
        /** A window 2.6 in wide, from 0.75 to 2.5 in. */
        private static final long[][] MEDIUM = window(2 * Lattice.TENTH, eighths(6), 28 * Lattice.TENTH, eighths(20));
        /** A doorway 2.25 in wide and as high as the cube. */
        private static final long[][] LARGE = {
            {0, 0, eighths(3), eighths(24)}, {eighths(21), 0, eighths(24), eighths(24)}
        };

        private FaceShape() {}

        static long[][] corners(Face.Gap gap) {
            return switch (gap) {
                case OPEN -> OPEN;
                case LOW -> LOW;
                case SMALL -> SMALL;
                case MEDIUM -> MEDIUM;
                case LARGE -> LARGE;
                case BLOCKED -> WHOLE;
            };
        }

        private static long eighths(int n) {
            return n * Lattice.INCH / 8;
        }

        private static long[][] window(long west, long bottom, long east, long top) {
            long end = Lattice.CUBE;
            return new long[][] {{0, 0, west, end}, {east, 0, end, end}, {west, 0, east, bottom}, {west, top, east, end}
            };
        }
    }
}
