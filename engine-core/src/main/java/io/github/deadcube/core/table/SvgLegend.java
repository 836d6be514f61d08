package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.table.SpotShades.Shade;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What the parts of an SVG mean: each with a sample, drawn as in the plans. */
final class SvgLegend {
    static final int WIDTH = 430;
    private static final int PITCH = 32;
    private static final double SCALE = 0.9;
    private static final int WORDS = 42;

    private final Vector<Kind> kinds;
    private final Vector<Tuple2<Shade, String>> shades;
    private final Vector<MapSymbol> markers;

    SvgLegend(NamedBattlefield named, Option<SightMap> seen) {
        kinds = Kind.in(named.battlefield());
        shades = seen.isEmpty()
                ? Vector.empty()
                : Vector.of(
                                Tuple.of(Shade.VIEWER, "the viewer"),
                                Tuple.of(Shade.CLEAR, "seen clearly"),
                                Tuple.of(Shade.PARTLY, "seen partly"),
                                Tuple.of(Shade.UNSEEN, "not seen"))
                        .appendAll(seen.filter(SightMap::large)
                                .map(map -> Tuple.of(Shade.TOO_NARROW, "cannot stand there")));
        markers = named.markers();
    }

    double height() {
        return (kinds.size() + shades.size() + markers.size()) * (double) PITCH;
    }

    void draw(Svg svg, double left, double top) {
        double y = top;
        for (Tuple2<Shade, String> shade : shades) {
            svg.open(
                    "g", "transform", "translate(" + Svg.number(left + 14) + " " + Svg.number(y + 14) + ") scale(1.5)");
            svg.empty("circle", "class", Dot.kind(shade._1()), "cx", 0, "cy", 0, "r", Dot.radius(shade._1()));
            svg.close();
            words(svg, shade._2(), left, y);
            y += PITCH;
        }
        for (MapSymbol marker : markers) {
            svg.text("text", String.valueOf(marker.symbol()), "class", "words strong", "x", left + 10, "y", y + 18);
            words(svg, marker.meaning(), left, y);
            y += PITCH;
        }
        for (Kind kind : kinds) {
            sample(svg, kind, left, y);
            words(svg, kind.words(), left, y);
            y += PITCH;
        }
    }

    private static void sample(Svg svg, Kind kind, double left, double top) {
        Battlefield field = kind.sample();
        FloorPlan plan = new FloorPlan(svg, field, new SpotShades(field, Option.none()));
        double above = (field.depth() - kind.sampleCube().row()) * Battlefield.CUBE * SCALE;
        svg.open(
                "g",
                "transform",
                "translate(" + Svg.number(left) + " " + Svg.number(top - above) + ") scale(" + Svg.number(SCALE) + ")");
        plan.cube(kind.sampleCube());
        plan.faces(kind.sampleCube());
        svg.close();
    }

    private static void words(Svg svg, String words, double left, double top) {
        svg.text("text", words, "class", "words", "x", left + WORDS, "y", top + 18);
    }
}
