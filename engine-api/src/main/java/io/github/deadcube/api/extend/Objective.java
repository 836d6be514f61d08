package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;

/**
 * An objective (VIC-2).
 *
 * @param cube any cube of its stack; it lies on the highest with a floor (SET-2), or inside in this one
 * @param worth the VPs that it scores
 * @param inside whether the scenario puts it inside, in its very cube, which has a floor
 */
public record Objective(Cube cube, int worth, boolean inside) {
    /**
     * An objective on the highest floor of its stack.
     *
     * @param cube any cube of the stack
     * @param worth the VPs that it scores
     */
    public Objective(Cube cube, int worth) {
        this(cube, worth, false);
    }

    /**
     * Where it lies (SET-2).
     *
     * @param battlefield the battlefield
     * @return a whole cube with a floor
     */
    public Cube place(Battlefield battlefield) {
        return inside ? cube.whole() : battlefield.highestFloor(cube);
    }
}
