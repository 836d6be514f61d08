package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.extend.Hooks.MovementMode;

/** ADV-12, FALL-3, PART-4: the floors on which a model stands, the holds, and the floors to which it falls without them. */
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

    /** FALL-3, GEO-7: the cube below. A side of a half-cube stays the same side if the cube below is halved the same way. */
    static Cube below(Battlefield field, Cube cube) {
        Cube below = cube.atLevel(cube.level() - 1);
        Cube kept = below.part(cube.part());
        return field.contains(kept) ? kept : below;
    }

    /** FALL-3, SCAT-2: the first cube, from this one downwards, with a floor that may stop a model of the SZ. */
    static Cube firstFloor(Battlefield field, int size, Cube cube) {
        Cube at = cube;
        while (!stands(field, size, at)) at = below(field, at);
        return at;
    }
}
