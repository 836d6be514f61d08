package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sighting;
import io.vavr.collection.Vector;

/**
 * Sight on a battlefield, whoever stands on it (LOS-1 to LOS-5): for pictures, tools, and bots that think of what could be. Places
 * are of that battlefield and have a spot. A shooter stands in {@code from}, a target in {@code to}.
 */
public interface Sightlines {
    /** What a body sees of another: none, partly or clear. */
    LineOfSight line(Place from, Body shooter, Place to, Body target);

    /**
     * LOS-5: whether it sees a cube; without that rule's last clause, models that stand there.
     *
     * @param cube a cube, or a side of one
     */
    boolean sees(Place from, Body shooter, Cube cube);

    /** Why a body sees of another what it sees: the rays, and what blocks them. */
    Sighting explain(Place from, Body shooter, Place to, Body target);

    /**
     * KT-9: the cubes that the line from an eye to the middle of a target's axis counts as crossing: those whose inside it crosses,
     * and both models' own. Smoke blocks it nowhere. Whole cubes, in board order.
     */
    Vector<Cube> crossed(Place from, Body shooter, Place to, Body target);

    /**
     * The same with smoke laid over it (K-SMOKE): none through, into or out of it, but for sight to a cube itself.
     *
     * @param smoke whole cubes
     */
    Sightlines past(Vector<Cube> smoke);
}
