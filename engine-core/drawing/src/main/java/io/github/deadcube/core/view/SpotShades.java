package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Option;

/**
 * Finds the shade of each spot in a picture.
 *
 * @param seen the view from a place; none for the floors alone
 */
record SpotShades(Battlefield field, Option<SightMap> seen, Language language) {
    private static final Body SMALLEST = new Body(1, false);

    /** What is seen on a spot, and how text and drawings show it. */
    enum Shade {
        /** No floor, or a block. */
        NOTHING(' ', 0, "spot", ""),
        /** A floor in a picture without a view. */
        FLOOR('.', 0.9, "spot", ""),
        /** A floor on which the model of the view cannot stand. */
        TOO_NARROW('_', 0.9, "spot narrow", "cannot stand there"),
        VIEWER('@', 3.2, "spot viewer", "the viewer"),
        UNSEEN('.', 0.9, "spot none", "not seen"),
        PARTLY('+', 1.7 * 1.2, "spot partly", "seen partly"),
        CLEAR('*', 1.7 * 1.5, "spot clear", "seen clearly");

        /** The scale of a flat circle in the isometric view, across and down. */
        static final double WIDE = Math.sqrt(1.5);

        static final double DEEP = Math.sqrt(0.5);

        private final char symbol;
        private final double radius;
        /** The CSS class. */
        private final String kind;

        private final Sentence words;

        Shade(char symbol, double radius, String kind, CharSequence words) {
            this.symbol = symbol;
            this.radius = radius;
            this.kind = kind;
            this.words = Sentence.of(words);
        }

        char symbol() {
            return symbol;
        }

        Sentence words() {
            return words;
        }

        /** Whether the model of the view can stand there. */
        boolean usable() {
            return this != NOTHING && this != TOO_NARROW;
        }

        /** Draws a spot from above. */
        void flat(Svg svg, double x, double y) {
            if (this != NOTHING) svg.circle(kind, x, y, radius);
        }

        /** Draws a spot from above with a tooltip, if it is one of a view. */
        void flat(Svg svg, Place place, Language language, double x, double y) {
            if (words.isEmpty()) flat(svg, x, y);
            else
                svg.told(
                        "circle",
                        Sentence.of("{place}: {words}", place, words).told(language),
                        "class",
                        kind,
                        "cx",
                        x,
                        "cy",
                        y,
                        "r",
                        radius);
        }

        /** Draws a spot on a floor in the isometric view. */
        void lying(Svg svg, double x, double y) {
            if (this != NOTHING) svg.ellipse(kind, x, y, radius * WIDE, radius * DEEP);
        }
    }

    Shade shade(Place place) {
        if (seen.isEmpty()) return stands(place, SMALLEST) ? Shade.FLOOR : Shade.NOTHING;
        SightMap map = seen.get();
        if (place.equals(map.from())) return Shade.VIEWER;
        if (!stands(place, map.body())) return stands(place, SMALLEST) ? Shade.TOO_NARROW : Shade.NOTHING;
        return shade(map.line(place));
    }

    private static Shade shade(LineOfSight line) {
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
