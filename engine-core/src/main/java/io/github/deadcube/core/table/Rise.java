package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Cube.Part;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.board.Scenery;

/** GEO-6: how high above its cube's floor one stands. */
final class Rise {
    private Rise() {}

    /** In tenths of an inch: on a platform, on a ramp, or 0 for the floor itself. */
    static double of(Scenery all, Place place) {
        if (all.ramp().isDefined())
            return Slope.height(all.ramp().get(), Part.WHOLE.eastOf(place.spot()), Part.WHOLE.northOf(place.spot()));
        return all.platforms()
                .filter(platform -> platform.spots().contains(place.spot()))
                .map(platform -> (double) platform.height())
                .headOption()
                .getOrElse(0.0);
    }
}
