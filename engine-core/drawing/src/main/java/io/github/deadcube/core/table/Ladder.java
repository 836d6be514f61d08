package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Floor;
import io.vavr.collection.Vector;

/**
 * GEO-6: where a ladder is drawn, which the rules leave open: at the edge of a half floor above it; else at the face where
 * there is most to lean it on or to climb to.
 *
 * @param east its middle, in tenths of an inch from the cube's western face
 * @param north its middle, in tenths of an inch from the cube's southern face
 * @param eastward whether it is as wide from west to east, or else from south to north
 */
record Ladder(double east, double north, boolean eastward) {
    /** How wide it is, in tenths of an inch. */
    static final double WIDTH = 5;

    private static final Vector<Direction> SIDES =
            Vector.of(Direction.WEST, Direction.SOUTH, Direction.EAST, Direction.NORTH);
    private static final double MIDDLE = Battlefield.CUBE / 2.0;
    /** Between two spots. */
    private static final double ALONG = 10;

    private static final double FROM_FACE = 3;

    static Ladder in(Battlefield field, Cube cube) {
        Floor.Cover above = field.floor(cube.atLevel(cube.level() + 1)).cover();
        return switch (above) {
            case NORTH -> new Ladder(ALONG, MIDDLE - FROM_FACE, true);
            case SOUTH -> new Ladder(ALONG, MIDDLE + FROM_FACE, true);
            case EAST -> new Ladder(MIDDLE - FROM_FACE, ALONG, false);
            case WEST -> new Ladder(MIDDLE + FROM_FACE, ALONG, false);
            case NONE, FULL ->
                at(SIDES.maxBy(side -> reasons(field, cube, side)).get());
        };
    }

    /** Whether it stands behind what else is in the cube, seen from the south-west. */
    boolean far() {
        return (eastward ? north : east) > MIDDLE;
    }

    private static Ladder at(Direction side) {
        double edge = side.east() + side.north() > 0 ? Battlefield.CUBE - FROM_FACE : FROM_FACE;
        return side.north() != 0 ? new Ladder(ALONG, edge, true) : new Ladder(edge, ALONG, false);
    }

    private static int reasons(Battlefield field, Cube cube, Direction side) {
        Cube beside = cube.next(side);
        if (!field.contains(beside)) return 0;
        return (field.face(cube, side).wall() ? 1 : 0) + (field.floored(beside.atLevel(cube.level() + 1)) ? 2 : 0);
    }
}
