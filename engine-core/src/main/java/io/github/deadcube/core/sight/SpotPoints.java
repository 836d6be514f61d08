package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.Block;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** LOS-5: the points above a cube's spots at which an eye looks, computed on first use. */
final class SpotPoints {
    static final int COORDINATES = 3;
    /** The maximum number of points. */
    static final int MOST = 2 * Place.SPOTS;

    private static final long[] HEIGHTS = {Lattice.TENTH, Lattice.INCH * 3 / 2};

    private final Battlefield field;
    private final AtomicReferenceArray<long[]> ofPlace;

    SpotPoints(Battlefield field) {
        this.field = field;
        this.ofPlace = new AtomicReferenceArray<>(field.places());
    }

    /**
     * The points of a cube or a side of one, spot by spot, the low one first.
     *
     * @return {@link #COORDINATES} for each point, in {@link Lattice} units; callers must not change the array
     */
    long[] above(Cube cube) {
        long[] known = ofPlace.get(field.place(cube));
        if (known != null) return known;
        long[] points = points(cube);
        ofPlace.set(field.place(cube), points);
        return points;
    }

    private long[] points(Cube cube) {
        long[] points = new long[cube.part().spots() * HEIGHTS.length * COORDINATES];
        int filled = 0;
        for (int spot = 1; spot <= cube.part().spots(); spot++) {
            Place place = new Place(cube, spot);
            if (!counts(place)) continue;
            long x = field.eastOf(place) * Lattice.TENTH;
            long y = field.northOf(place) * Lattice.TENTH;
            long z = (cube.level() - 1) * Lattice.CUBE
                    + StandingBody.surface(
                            field.scenery(cube),
                            x - (cube.column() - 1) * Lattice.CUBE,
                            y - (cube.row() - 1) * Lattice.CUBE);
            for (long height : HEIGHTS) {
                points[filled++] = x;
                points[filled++] = y;
                points[filled++] = z + height;
            }
        }
        return Arrays.copyOf(points, filled);
    }

    /** Whether the spot counts: it has a floor and is not inside a block. */
    private boolean counts(Place place) {
        Cube cube = place.cube();
        int east = field.eastOf(place) % Battlefield.CUBE;
        int north = field.northOf(place) % Battlefield.CUBE;
        Floor.Cover cover = field.floor(cube).cover();
        if (cover.half() && !cover.covers(east, north)) return false;
        for (Block block : field.scenery(cube).blocks()) if (block.covers(east, north)) return false;
        return true;
    }

    /**
     * LOS-5: the rays to the points above a cube that the scenery leaves free, as bits of one number: the untouched
     * rays and the touched rays. Smoke that also touches a touched ray may block it.
     */
    static final class Openings {
        /** No ray is free. */
        static final long NONE = 0;
        /** No ray has a known result. */
        static final long UNKNOWN = (1L << SpotPoints.MOST) - 1 << SpotPoints.MOST;

        private Openings() {}

        /** Adds a ray that only smoke may block. */
        static long with(long openings, int point, boolean touched) {
            return openings | 1L << (touched ? point + SpotPoints.MOST : point);
        }

        /** The untouched rays. */
        static int open(long openings) {
            return (int) openings & (1 << SpotPoints.MOST) - 1;
        }

        /** The touched rays. */
        static int touched(long openings) {
            return (int) (openings >>> SpotPoints.MOST);
        }

        /** Combines both sets of rays in one number. */
        static long bits(int open, int touched) {
            return (long) touched << SpotPoints.MOST | open;
        }
    }
}
