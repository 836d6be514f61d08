package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.vavr.collection.Vector;

/**
 * Sight that also says why. What a subclass remembers are lines and seen cubes: only these are asked again and again.
 */
abstract class ExplainedSight implements Sightlines {
    /** The same sight without a cache. */
    final SightView view;

    ExplainedSight(SightView view) {
        this.view = view;
    }

    /** The explanation of a line. */
    final Sighting sighting(Place from, Body shooter, Place to, Body target) {
        return view.sighting(from, shooter, to, target);
    }

    @Override
    public final Vector<String> explain(Place from, Body shooter, Place to, Body target) {
        return sighting(from, shooter, to, target).lines();
    }

    @Override
    public final Vector<Cube> crossed(Place from, Body shooter, Place to, Body target) {
        return view.crossed(from, shooter, to, target);
    }

    @Override
    public abstract ExplainedSight past(Vector<Cube> smoke);
}
