package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Cube;

/** All rays from an eye into one cube, seen from above: a wedge that a cloud wholly beside it does not touch. */
final class Fan {
    private static final int CORNERS = 4;
    private static final int LEFT = 1;
    private static final int RIGHT = 2;
    private static final int ALONG = 4;

    private Fan() {}

    /**
     * Whether a cloud is beside all rays into a cube, and touches none. An eye in the cube itself looks all around.
     *
     * @param eye where the rays begin
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

    /** On which sides of a ray's line the corners of a cube are. */
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
