package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;

/** How much of a shot from afar is likely to get past the faces of a cube: a guess at cover, without lines of sight. */
final class Screen {
    private static final double[] PASSES = {1, 0.8, 0.8, 0.6, 0.4, 0.2};

    private final Battlefield field;

    Screen(Battlefield field) {
        this.field = field;
    }

    /** 0.2 behind a wall without a gap, 1 in the open. */
    double passes(Cube from, Cube to) {
        int east = Integer.signum(from.column() - to.column());
        int north = Integer.signum(from.row() - to.row());
        double past = 1;
        if (east != 0) past = Math.min(past, through(to, Direction.of(east, 0)));
        if (north != 0) past = Math.min(past, through(to, Direction.of(0, north)));
        return past;
    }

    private double through(Cube cube, Direction side) {
        return PASSES[field.face(cube, side).gap().ordinal()];
    }
}
