package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Cube;

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

    /** Whether it is the cloud in a cube, or in the cube of a side. */
    boolean of(Cube other) {
        return cube.column() == other.column() && cube.row() == other.row() && cube.level() == other.level();
    }

    /**
     * How a ray to a point of the lattice meets it: what {@link Exactly} says, with no object made for it.
     *
     * @param eye where the ray begins
     * @param points three coordinates a point
     * @param at where the coordinates of the ray's end begin
     * @return never {@link Meeting#UNSURE}
     */
    Meeting meeting(long[] eye, long[] points, int at) {
        boolean touched = false;
        for (int i = 0; i < AXES; i++) {
            long way = points[at + i] - eye[i];
            if (way == 0) {
                if (eye[i] < low[i] || eye[i] > high[i]) return Meeting.NONE;
                touched |= eye[i] == low[i] || eye[i] == high[i];
            } else if (enters(i, eye[i], way) >= Math.abs(way) || leaves(i, eye[i], way) <= 0) {
                return Meeting.NONE;
            }
        }
        for (int i = 0; i < AXES; i++)
            for (int j = 0; j < AXES; j++) {
                long in = points[at + i] - eye[i];
                long out = points[at + j] - eye[j];
                if (i == j || in == 0 || out == 0) continue;
                long late = enters(i, eye[i], in) * Math.abs(out) - leaves(j, eye[j], out) * Math.abs(in);
                if (late > 0) return Meeting.NONE;
                touched |= late == 0;
            }
        return touched ? Meeting.TOUCHED : Meeting.MET;
    }

    /** How far along one axis a ray comes in: times the length of its way along that axis, when it does. */
    private long enters(int axis, long from, long way) {
        return way > 0 ? low[axis] - from : from - high[axis];
    }

    private long leaves(int axis, long from, long way) {
        return way > 0 ? high[axis] - from : from - low[axis];
    }
}
