package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Cube;

/** K-SMOKE: smoke in one cube, a box along the axes that fills it. */
final class Cloud {
    private static final int AXES = 3;

    final Cube cube;
    final SightBlocker blocker;
    private final long[] low;
    private final long[] high;

    /** @param cube a whole cube */
    Cloud(Cube cube) {
        this.cube = cube;
        this.blocker = SightBlocker.smoke(cube);
        this.low = new long[AXES];
        this.high = new long[AXES];
        for (int i = 0; i < AXES; i++) {
            low[i] = blocker.slabs[i].low();
            high[i] = blocker.slabs[i].high();
        }
    }

    /** Whether the cloud is in the cube; the sides of a half-cube count as the cube. */
    boolean fills(Cube other) {
        return cube.column() == other.column() && cube.row() == other.row() && cube.level() == other.level();
    }

    /**
     * How a ray to a lattice point meets the cloud: the same result as {@link ExactGeometry}, without allocation.
     *
     * @param points three coordinates for each point
     * @param at the index of the first coordinate of the ray's end
     * @return never {@link RayIntersection#UNSURE}
     */
    RayIntersection meeting(long[] eye, long[] points, int at) {
        boolean touched = false;
        for (int i = 0; i < AXES; i++) {
            long way = points[at + i] - eye[i];
            if (way == 0) {
                if (eye[i] < low[i] || eye[i] > high[i]) return RayIntersection.NONE;
                touched |= eye[i] == low[i] || eye[i] == high[i];
            } else if (enters(i, eye[i], way) >= Math.abs(way) || leaves(i, eye[i], way) <= 0) {
                return RayIntersection.NONE;
            }
        }
        for (int i = 0; i < AXES; i++)
            for (int j = 0; j < AXES; j++) {
                long in = points[at + i] - eye[i];
                long out = points[at + j] - eye[j];
                if (i == j || in == 0 || out == 0) continue;
                long late = enters(i, eye[i], in) * Math.abs(out) - leaves(j, eye[j], out) * Math.abs(in);
                if (late > 0) return RayIntersection.NONE;
                touched |= late == 0;
            }
        return touched ? RayIntersection.TOUCHED : RayIntersection.MET;
    }

    /** The time at which the ray enters on one axis, multiplied by the ray's length along that axis. */
    private long enters(int axis, long from, long way) {
        return way > 0 ? low[axis] - from : from - high[axis];
    }

    private long leaves(int axis, long from, long way) {
        return way > 0 ? high[axis] - from : from - low[axis];
    }

    /** All rays from an eye into one cube, seen from above: a wedge. A cloud completely beside it touches no ray. */
    static final class Fan {
        private static final int CORNERS = 4;
        private static final int LEFT = 1;
        private static final int RIGHT = 2;
        private static final int ALONG = 4;

        private Fan() {}

        /**
         * Whether a cloud touches no ray from the eye into a cube. If the eye is in the cube, its rays go in all
         * directions.
         *
         * @param eye the start of the rays
         */
        static boolean misses(long[] eye, Cube cube, Cube cloud) {
            for (int corner = 0; corner < CORNERS; corner++) {
                long east = east(cube, corner) - eye[0];
                long north = north(cube, corner) - eye[1];
                int of = turns(eye, east, north, cube);
                int beyond = turns(eye, east, north, cloud);
                boolean edge = (of & LEFT) == 0 || (of & RIGHT) == 0;
                if (edge && (beyond & ALONG) == 0 && (of & beyond) == 0) return true;
            }
            return false;
        }

        /** The sides of a ray's line on which the corners of a cube are. */
        private static int turns(long[] eye, long east, long north, Cube cube) {
            int turns = 0;
            for (int corner = 0; corner < CORNERS; corner++) {
                long turn = east * (north(cube, corner) - eye[1]) - north * (east(cube, corner) - eye[0]);
                turns |= turn > 0 ? LEFT : turn < 0 ? RIGHT : ALONG;
            }
            return turns;
        }

        private static long east(Cube cube, int corner) {
            return (cube.column() - 1 + (corner & 1)) * Lattice.CUBE;
        }

        private static long north(Cube cube, int corner) {
            return (cube.row() - 1 + (corner >> 1)) * Lattice.CUBE;
        }
    }
}
