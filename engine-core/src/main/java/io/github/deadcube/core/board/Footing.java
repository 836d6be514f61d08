package io.github.deadcube.core.board;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Floor;
import io.vavr.collection.Vector;

/** ADV-12, PART-4: what a model finds under its feet, or to hold on to, and where it comes down without either. */
final class Footing {
    /** PART-4: the largest SZ that stops on a half floor. */
    private static final int ON_HALF_FLOORS = 2;

    private Footing() {}

    /** ADV-12: what can be climbed on a face can be held on to, and a ladder in the cube or leading up to it. */
    static boolean holds(Battlefield field, Cube cube) {
        if (field.scenery(cube).ladder()) return true;
        if (cube.level() > 1 && field.scenery(cube.atLevel(cube.level() - 1)).ladder()) return true;
        for (Direction side : Direction.ALL) if (!side.diagonal() && Sides.climbable(field, cube, side)) return true;
        return false;
    }

    /** PART-4: whether a model of some SZ can only pass there. */
    static boolean passingOnly(Battlefield field, int size, Cube cube) {
        return size > ON_HALF_FLOORS && field.floor(cube).cover().half();
    }

    /** Where a model comes down that misses every half floor on its way: the first full floor. */
    static Cube lands(Battlefield field, Cube cube) {
        Cube at = cube.whole();
        while (field.floor(at).cover() != Floor.Cover.FULL) at = at.atLevel(at.level() - 1);
        return at;
    }

    /** FALL-3: the half floors on the way down at which a die decides; larger models pass them. */
    static Vector<Cube> rolls(Battlefield field, int size, Cube cube) {
        Vector<Cube> rolls = Vector.empty();
        if (size > ON_HALF_FLOORS) return rolls;
        for (Cube at = cube.whole(); field.floor(at).cover() != Floor.Cover.FULL; at = at.atLevel(at.level() - 1))
            if (field.floored(at)) rolls = rolls.append(at);
        return rolls;
    }
}
