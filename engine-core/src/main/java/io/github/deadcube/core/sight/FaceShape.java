package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Face;

/** GEO-4: a face blocks sight where its rectangles are: from, bottom, to, top, in {@link Lattice} units. */
final class FaceShape {
    private static final long[][] OPEN = {};
    private static final long[][] WHOLE = {{0, 0, eighths(24), eighths(24)}};
    /** A barricade, 0.75 in high. */
    private static final long[][] LOW = {{0, 0, eighths(24), eighths(6)}};
    /** A window of 1.5 × 1.5 in in the middle. */
    private static final long[][] SMALL = window(eighths(6), eighths(6), eighths(18), eighths(18));
    /** A window 2.6 in wide, from 0.75 to 2.5 in. */
    private static final long[][] MEDIUM = window(2 * Lattice.TENTH, eighths(6), 28 * Lattice.TENTH, eighths(20));
    /** A doorway 2.25 in wide and as high as the cube. */
    private static final long[][] LARGE = {{0, 0, eighths(3), eighths(24)}, {eighths(21), 0, eighths(24), eighths(24)}};

    private FaceShape() {}

    static long[][] of(Face.Gap gap) {
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
        return new long[][] {{0, 0, west, end}, {east, 0, end, end}, {west, 0, east, bottom}, {west, top, east, end}};
    }
}
