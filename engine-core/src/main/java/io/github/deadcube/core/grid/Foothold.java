package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.extend.Hooks.MovementMode;

/** ADV-12, PART-4: the floors on which a model stands, and the holds. */
final class Foothold {
    /** PART-4: the largest SZ that can stop on a half floor. */
    private static final int ON_HALF_FLOORS = 2;

    private Foothold() {}

    /** ADV-12: whether the cube has a climbable face, a ladder, or a ladder below that leads to it. */
    static boolean holds(Battlefield field, Cube cube) {
        if (field.scenery(cube).ladder()) return true;
        if (cube.level() > 1 && field.scenery(cube.atLevel(cube.level() - 1)).ladder()) return true;
        for (Direction side : Direction.ALL)
            if (!side.diagonal() && HalfCubes.climbable(field, cube, side)) return true;
        return false;
    }

    /** ADV-12: whether a step goes up to a cube without floor and hold; K-VEHICLE: or to any cube without a floor. */
    static boolean endless(Battlefield field, MovementMode mode, Cube from, Cube to) {
        if (field.hasFloor(to)) return false;
        return switch (mode) {
            case ROLLING -> true;
            case DRIVING -> to.level() > from.level();
            case CLIMBING, HOPPING, JUMPING -> to.level() > from.level() && !holds(field, to);
            case SOARING, FLYING -> false;
        };
    }

    /** PART-4: whether a model of some SZ can stop on the floor of a cube. */
    static boolean stands(Battlefield field, int size, Cube cube) {
        Floor.Cover cover = field.floor(cube).cover();
        return cover == Floor.Cover.FULL || cover.half() && size <= ON_HALF_FLOORS;
    }
}
