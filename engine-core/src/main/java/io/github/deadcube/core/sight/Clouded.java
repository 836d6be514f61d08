package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sighting;
import io.github.deadcube.api.extend.Sightlines;
import io.vavr.collection.Vector;

/**
 * K-SMOKE: sight past smoke, which can only take sight away.
 *
 * @param bare the same without smoke
 * @param smoke the cubes in which it lies
 * @param view the same as nothing remembers it
 * @param known what was asked before
 */
record Clouded(Lookout bare, Vector<Cube> smoke, View view, Remembered known) implements Sightlines {
    private static final int FEW_LINES = 1 << 8;
    /** At most 128 KB. */
    private static final int MOST_LINES = 1 << 14;

    private static final int EYES = 1 << 7;

    static Clouded of(Lookout bare, Vector<Cube> smoke) {
        return new Clouded(bare, smoke, bare.view(smoke), bare.remembered(FEW_LINES, MOST_LINES, EYES));
    }

    /** The same, of equal smoke. */
    Clouded of(Vector<Cube> equal) {
        return new Clouded(bare, equal, view, known);
    }

    @Override
    public LineOfSight line(Place from, Body shooter, Place to, Body target) {
        LineOfSight line = bare.line(from, shooter, to, target);
        return line == LineOfSight.NONE || !view.clouded(from, bare.eye(from, shooter), to.cube())
                ? line
                : bare.line(known, view, from, shooter, to, target);
    }

    @Override
    public boolean sees(Place from, Body shooter, Cube cube) {
        return bare.sees(from, shooter, cube)
                && (!view.clouded(from, bare.eye(from, shooter), cube) || bare.sees(known, view, from, shooter, cube));
    }

    @Override
    public Sighting explain(Place from, Body shooter, Place to, Body target) {
        return view.explain(from, shooter, to, target);
    }

    @Override
    public Vector<Cube> crossed(Place from, Body shooter, Place to, Body target) {
        return view.crossed(from, shooter, to, target);
    }

    @Override
    public Sightlines past(Vector<Cube> smoke) {
        return bare.past(smoke);
    }
}
