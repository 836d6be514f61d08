package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Direction;

/**
 * The unit of length of exact sight: 1/20,000 mm; an inch has 508,000 units. Bases (in millimetres), scenery (in tenths
 * and eighths of an inch), nine tenths of a height in hundredths of an inch, and a diagonal ramp at all these points
 * have integer coordinates.
 */
final class Lattice {
    static final long INCH = 508_000;
    static final long TENTH = INCH / 10;
    static final long HUNDREDTH = INCH / 100;
    static final long CUBE = 3 * INCH;
    /** The radius of a base of 1 mm. */
    static final long HALF_MILLIMETRE = 10_000;

    private Lattice() {}

    /** GEO-6: the plane of a ramp, rising from the floor at its cube's far face or corner to 3 in at the near one. */
    static final class Ramp {
        private Ramp() {}

        /** The height of the ramp's plane above its floor at a point of the cube, also beyond the edge of the ramp. */
        static long height(Direction toward, long x, long y) {
            long along = (toward.east() > 0 ? x : toward.east() < 0 ? Lattice.CUBE - x : 0)
                    + (toward.north() > 0 ? y : toward.north() < 0 ? Lattice.CUBE - y : 0);
            return toward.diagonal() ? along / 2 : along;
        }
    }
}
