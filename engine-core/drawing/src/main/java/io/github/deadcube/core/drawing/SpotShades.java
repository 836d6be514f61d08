package io.github.deadcube.core.drawing;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Option;

/**
 * What pictures show on each spot.
 *
 * @param seen what is seen from a place; none for the floors alone
 */
record SpotShades(Battlefield field, Option<SightMap> seen) {
    private static final Body SMALLEST = new Body(1, false);

    /** What is on a spot. */
    enum Shade {
        /** No floor, or a block. */
        NOTHING,
        /** A floor, of which nothing else is to be said. */
        FLOOR,
        /** A floor on which such a model cannot stand. */
        TOO_NARROW,
        /** The viewer. */
        VIEWER,
        /** It is not seen there. */
        UNSEEN,
        /** Some of it is seen. */
        PARTLY,
        /** All of it is seen. */
        CLEAR;

        /** Whether the model that is meant can stand there. */
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
