package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Face;
import io.vavr.control.Option;

/** GEO-4: what of a wall is open, in tenths of an inch from its lower left corner. */
record WallOpening(double left, double bottom, double right, double top) {
    /** How high a barricade is, in tenths of an inch. */
    static final double LOW = 7.5;

    private static final WallOpening SMALL = new WallOpening(7.5, 7.5, 22.5, 22.5);
    private static final WallOpening MEDIUM = new WallOpening(2, 7.5, 28, 25);
    private static final WallOpening LARGE = new WallOpening(3.75, 0, 26.25, 30);

    /** The gap of a wall, if it has one. */
    static Option<WallOpening> of(Face face) {
        return switch (face.gap()) {
            case SMALL -> Option.some(SMALL);
            case MEDIUM -> Option.some(MEDIUM);
            case LARGE -> Option.some(LARGE);
            case OPEN, LOW, BLOCKED -> Option.none();
        };
    }

    /** Whether one can walk through without a sill. */
    boolean door() {
        return bottom == 0;
    }
}
