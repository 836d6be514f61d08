package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;

/**
 * The battlefield of 8 × 8 cubes. The objectives of Patrol are where others are after half a turn of the table, and so is
 * all that stands on it: nobody has the better side.
 */
final class Ground {
    private static final int SIDE = 8;
    private static final int LEVELS = 3;
    private static final Face DOOR = Face.wall(Face.Gap.LARGE);
    private static final Face WINDOW = Face.wall(Face.Gap.MEDIUM);
    private static final Face LOOPHOLE = Face.wall(Face.Gap.SMALL);

    private Battlefield field = Battlefield.open(SIDE, SIDE, LEVELS);

    private Ground() {}

    static Battlefield field() {
        return new Ground().house().hut().walls().field;
    }

    /** Two rooms, a flat roof with a parapet above one, and a look-out above the other, to be climbed from there. */
    private Ground house() {
        return face("b5", Direction.WEST, Face.BLOCKED)
                .face("b5", Direction.NORTH, DOOR)
                .face("b5", Direction.SOUTH, LOOPHOLE)
                .face("c5", Direction.NORTH, Face.BLOCKED)
                .face("c5", Direction.EAST, DOOR)
                .face("c5", Direction.SOUTH, WINDOW)
                .floor("b5:2")
                .floor("c5:2")
                .face("c5:2", Direction.NORTH, Face.LOW)
                .face("b5:2", Direction.WEST, Face.BLOCKED)
                .face("b5:2", Direction.NORTH, LOOPHOLE)
                .face("b5:2", Direction.SOUTH, WINDOW)
                .face("b5:2", Direction.EAST, DOOR)
                .floor("b5:3");
    }

    /** One room with a roof, in the middle of the table. */
    private Ground hut() {
        return face("e6", Direction.WEST, Face.BLOCKED)
                .face("e6", Direction.NORTH, WINDOW)
                .face("e6", Direction.EAST, Face.BLOCKED)
                .face("e6", Direction.SOUTH, DOOR)
                .floor("e6:2")
                .face("e6:2", Direction.EAST, Face.LOW);
    }

    /** What to hide behind in the open. */
    private Ground walls() {
        return face("g6", Direction.NORTH, WINDOW)
                .face("h6", Direction.NORTH, Face.BLOCKED)
                .face("c7", Direction.SOUTH, Face.LOW)
                .face("d7", Direction.SOUTH, Face.LOW)
                .face("d5", Direction.EAST, Face.LOW);
    }

    private Ground face(String cube, Direction side, Face face) {
        Cube here = Cube.parse(cube).get();
        Direction turned = Direction.of(-side.east(), -side.north());
        field = field.withFace(here, side, face).withFace(turned(here), turned, face);
        return this;
    }

    private Ground floor(String cube) {
        Cube here = Cube.parse(cube).get();
        field = field.withFloor(here, true).withFloor(turned(here), true);
        return this;
    }

    private static Cube turned(Cube cube) {
        return new Cube(SIDE + 1 - cube.column(), SIDE + 1 - cube.row(), cube.level());
    }
}
