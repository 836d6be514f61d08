package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Place;

/** Draws a spot. The colour and the shape show how much is seen there. */
final class SpotMark {
    /** The scale of a flat circle in the isometric view, across and down. */
    static final double WIDE = Math.sqrt(1.5);

    static final double DEEP = Math.sqrt(0.5);
    private static final double RING = 1.7;
    private static final double EYE = 3.2;

    private SpotMark() {}

    /** Draws the spot from above. In the view from a place, the spot has a tooltip. */
    static void flat(Svg svg, SpotShades spots, Place place, double x, double y) {
        SpotShades.Shade shade = spots.of(place);
        double r = radius(shade);
        if (r == 0) return;
        if (shade == SpotShades.Shade.FLOOR) svg.circle(kind(shade), x, y, r);
        else svg.told("circle", place + ": " + words(shade), "class", kind(shade), "cx", x, "cy", y, "r", r);
    }

    /** Draws the spot on a floor in the isometric view. */
    static void lying(Svg svg, SpotShades.Shade shade, double x, double y) {
        double r = radius(shade);
        if (r > 0) svg.ellipse(kind(shade), x, y, r * WIDE, r * DEEP);
    }

    static double radius(SpotShades.Shade shade) {
        return switch (shade) {
            case NOTHING -> 0;
            case FLOOR, UNSEEN, TOO_NARROW -> 0.9;
            case PARTLY -> RING * 1.2;
            case CLEAR -> RING * 1.5;
            case VIEWER -> EYE;
        };
    }

    /** The CSS class. */
    static String kind(SpotShades.Shade shade) {
        return switch (shade) {
            case NOTHING, FLOOR -> "spot";
            case TOO_NARROW -> "spot narrow";
            case UNSEEN -> "spot none";
            case PARTLY -> "spot partly";
            case CLEAR -> "spot clear";
            case VIEWER -> "spot viewer";
        };
    }

    static String words(SpotShades.Shade shade) {
        return switch (shade) {
            case NOTHING, FLOOR -> "";
            case TOO_NARROW -> "cannot stand there";
            case UNSEEN -> "not seen";
            case PARTLY -> "seen partly";
            case CLEAR -> "seen clearly";
            case VIEWER -> "the viewer";
        };
    }
}
