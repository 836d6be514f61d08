package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Option;

/**
 * Finds the shade of each spot in a picture.
 *
 * @param seen the view from a place; none for the floors alone
 */
record SpotShades(Battlefield field, Option<SightMap> seen) {
    private static final Body SMALLEST = new Body(1, false);

    /** The kind of a spot. */
    enum Shade {
        /** No floor, or a block. */
        NOTHING,
        /** A floor in a picture without a view. */
        FLOOR,
        /** A floor on which the model of the view cannot stand. */
        TOO_NARROW,
        VIEWER,
        /** A model there is not seen. */
        UNSEEN,
        /** A model there is seen partly. */
        PARTLY,
        /** A model there is seen clearly. */
        CLEAR;

        /** Whether the model of the view can stand there. */
        boolean usable() {
            return this != NOTHING && this != TOO_NARROW;
        }
    }

    Shade of(Place place) {
        if (seen.isEmpty()) return stands(place, SMALLEST) ? Shade.FLOOR : Shade.NOTHING;
        SightMap map = seen.get();
        if (place.equals(map.from())) return Shade.VIEWER;
        if (!stands(place, map.body())) return stands(place, SMALLEST) ? Shade.TOO_NARROW : Shade.NOTHING;
        return of(map.line(place));
    }

    char symbol(Place place) {
        return switch (of(place)) {
            case NOTHING -> ' ';
            case FLOOR, UNSEEN -> '.';
            case TOO_NARROW -> '_';
            case VIEWER -> '@';
            case PARTLY -> '+';
            case CLEAR -> '*';
        };
    }

    private static Shade of(LineOfSight line) {
        return switch (line) {
            case NONE -> Shade.UNSEEN;
            case PARTIAL -> Shade.PARTLY;
            case CLEAR -> Shade.CLEAR;
        };
    }

    private boolean stands(Place place, Body body) {
        return Deadcube.spots(field, place.cube(), body).contains(place.spot());
    }
}
