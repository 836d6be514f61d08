package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Direction;

/** GEO-6: the plane of a ramp, rising from the floor at its cube's far face or corner to 3 in at the near one. */
final class Ramp {
    private Ramp() {}

    /** How high it is above its floor at a point of its cube; extended beyond what is there of it. */
    static long height(Direction toward, long x, long y) {
        long along = (toward.east() > 0 ? x : toward.east() < 0 ? Lattice.CUBE - x : 0)
                + (toward.north() > 0 ? y : toward.north() < 0 ? Lattice.CUBE - y : 0);
        return toward.diagonal() ? along / 2 : along;
    }
}
