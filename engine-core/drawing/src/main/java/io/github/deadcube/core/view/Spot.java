package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.core.view.Slope.Rise;

/** The position of a place in a drawing, in tenths of an inch to the right and downward. */
record Spot(double x, double y) {
    private static final double MIDDLE = Battlefield.CUBE / 2.0;

    String transform() {
        return Svg.moved(x, y);
    }

    static Spot onPlan(Battlefield field, Place place) {
        return new Spot(east(field, place), field.depth() * Battlefield.CUBE - north(field, place));
    }

    static Spot onView(Battlefield field, Isometry view, Place place) {
        double above = settled(place) ? Rise.height(field.scenery(place.cube().whole()), place) : 0;
        double east = east(field, place);
        double north = north(field, place);
        return new Spot(
                view.x(east, north), view.y(east, north, (place.cube().level() - 1) * Battlefield.CUBE + above));
    }

    private static double east(Battlefield field, Place place) {
        return settled(place) ? field.eastOf(place) : (place.cube().column() - 1) * Battlefield.CUBE + MIDDLE;
    }

    private static double north(Battlefield field, Place place) {
        return settled(place) ? field.northOf(place) : (place.cube().row() - 1) * Battlefield.CUBE + MIDDLE;
    }

    /** A moving model may be in a cube without a chosen spot. */
    private static boolean settled(Place place) {
        return place.spot() > 0;
    }
}
