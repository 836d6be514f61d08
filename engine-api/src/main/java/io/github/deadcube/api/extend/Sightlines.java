package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.vavr.collection.Vector;

/**
 * Lines of sight on a battlefield without regard to the models on it (LOS-1 to LOS-5): for pictures, tools, and bots that examine
 * possible positions. Places must be on that battlefield and have a spot. {@code from} is the place of the shooter, {@code to} the
 * place of the target.
 */
public interface Sightlines {
    /** How much one body sees of another. */
    LineOfSight line(Place from, Body shooter, Place to, Body target);

    /**
     * LOS-5: whether the shooter sees a cube. The last clause of LOS-5, about models in that cube, does not apply.
     *
     * @param cube a cube, or a side of a half-cube
     */
    boolean sees(Place from, Body shooter, Cube cube);

    /**
     * Explains {@link #line}: the rays, the lowest first, from left to right, and the obstacles that block them.
     *
     * @return one line a ray, such as {@code left edge at half height: blocked by the wall of c4}
     */
    Vector<String> explain(Place from, Body shooter, Place to, Body target);

    /**
     * KT-9: the cubes that the line from the eye to the middle of the target's axis crosses: each cube with an inside that the line
     * crosses, and the cubes of both bodies. Smoke never blocks this line. Whole cubes, in board order.
     */
    Vector<Cube> crossed(Place from, Body shooter, Place to, Body target);

    /**
     * The same lines of sight with smoke (K-SMOKE): smoke blocks lines through, into and out of its cubes, except sight to a cube
     * itself.
     *
     * @param smoke whole cubes
     */
    Sightlines past(Vector<Cube> smoke);
}
