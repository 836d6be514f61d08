package io.github.deadcube.core.view;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.github.deadcube.core.view.BattlefieldPicture.Caption;
import io.github.deadcube.core.view.Isometry.IsometricView;
import io.github.deadcube.core.view.ModelDrawing.Figures;
import io.github.deadcube.core.view.SpotShades.Shade;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Draws a battlefield as SVG: the plans of its levels, an isometric view from the south-west, and a legend (GEO-4 to
 * GEO-7). It can also draw the view from a place, and the state of a game. The result is a complete well-formed XML
 * document without scripts. It uses the reader's light or dark colours. The same battlefield always gives the same
 * document.
 */
public final class BattlefieldSvg {
    private static final int SIDE = Battlefield.CUBE;
    private static final int MARGIN = 24;
    private static final int HEADING = 64;
    private static final double PLAN_SCALE = 1.5;
    private static final double VIEW_SCALE = 2;
    private static final int BETWEEN_PLANS = 36;
    private static final int BELOW_PLANS = 48;
    private static final int MOST_ACROSS = 1720;

    private final NamedBattlefield named;
    private final Battlefield field;
    private final Option<SightMap> seen;
    private final SpotShades spots;
    private final Figures figures;
    private final Language language;

    private BattlefieldSvg(NamedBattlefield named, Option<SightMap> seen, Figures figures, Language language) {
        this.named = named;
        this.field = named.battlefield();
        this.seen = seen;
        this.spots = new SpotShades(field, seen, language);
        this.figures = figures;
        this.language = language;
    }

    public static String svg(NamedBattlefield named, Option<SightMap> seen, Language language) {
        return new BattlefieldSvg(named, seen, Figures.none(named.battlefield()), language).document();
    }

    public static String svg(String name, Position position, Language language) {
        NamedBattlefield ground = Figures.ground(name, position, language);
        return new BattlefieldSvg(ground, Option.none(), Figures.of(position, language), language).document();
    }

    private String document() {
        double planWidth = field.width() * SIDE * PLAN_SCALE + BETWEEN_PLANS;
        double planHeight = field.depth() * SIDE * PLAN_SCALE + BELOW_PLANS;
        int inARow = Math.max(1, Math.min(field.levels(), (int) (MOST_ACROSS / planWidth)));
        int rows = (field.levels() + inARow - 1) / inARow;
        Isometry view = Isometry.of(field);
        SvgLegend legend = new SvgLegend(named, seen, language);
        double viewTop = HEADING + rows * planHeight;
        double viewWidth = view.across() * VIEW_SCALE;
        double legendLeft = MARGIN + viewWidth + MARGIN;
        double width = Math.max(inARow * planWidth, viewWidth + MARGIN + SvgLegend.WIDTH) + 2 * MARGIN;
        double height = viewTop + Math.max(view.down() * VIEW_SCALE, legend.height()) + 2 * MARGIN;
        Svg svg = begun(width, height);
        for (int level = 1; level <= field.levels(); level++) {
            int row = (level - 1) / inARow;
            double x = MARGIN + BETWEEN_PLANS / 2.0 + (level - 1 - row * inARow) * planWidth;
            double y = HEADING + row * planHeight;
            svg.words(Sentence.of("Level {level}", level).told(language), "heading", x, y);
            svg.openGroup("transform", moved(x, y + 10, PLAN_SCALE));
            new GameDrawings.LevelPlan(svg, named, spots, DrawnFaces.OF_PICTURE).draw(level);
            figures.onPlan(svg, level);
            svg.close();
        }
        svg.openGroup("transform", moved(MARGIN, viewTop, VIEW_SCALE));
        new IsometricView(svg, named, spots, view, DrawnFaces.OF_PICTURE).draw();
        figures.onView(svg, view);
        svg.close();
        legend.draw(svg, legendLeft, viewTop);
        return svg.document();
    }

    private Svg begun(double width, double height) {
        Svg svg =
                new Svg("viewBox", "0 0 " + Svg.point(width, height), "width", width, "height", height, "role", "img");
        svg.text("title", Caption.title(named).told(language));
        svg.text("desc", Sentence.of("{these}", Caption.lines(named, seen)).told(language));
        svg.text("style", GameDrawings.shared());
        svg.rect("paper", 0, 0, width, height);
        svg.words(Caption.title(named).told(language), "name", MARGIN, 24);
        Vector<Told> facts = Vector.<Told>of(Caption.measures(field)).appendAll(seen);
        svg.words(Sentence.of("{these}", facts).told(language), "words", MARGIN, 42);
        return svg;
    }

    private static String moved(double x, double y, double scale) {
        return Svg.moved(x, y) + " scale(" + Svg.number(scale) + ")";
    }

    /** The legend: samples of the parts, drawn as in the plans. */
    private static final class SvgLegend {
        static final int WIDTH = 430;
        private static final int PITCH = 32;
        private static final double SCALE = 0.9;
        private static final int WORDS = 42;

        private final Vector<SceneryShape> kinds;
        private final Vector<Shade> shades;
        private final Vector<MapSymbol> markers;
        private final Language language;

        SvgLegend(NamedBattlefield named, Option<SightMap> seen, Language language) {
            kinds = SceneryShape.in(named.battlefield());
            shades = seen.isEmpty()
                    ? Vector.empty()
                    : Vector.of(Shade.VIEWER, Shade.CLEAR, Shade.PARTLY, Shade.UNSEEN)
                            .appendAll(seen.filter(SightMap::large).map(map -> Shade.TOO_NARROW));
            markers = named.markers();
            this.language = language;
        }

        double height() {
            return (kinds.size() + shades.size() + markers.size()) * (double) PITCH;
        }

        void draw(Svg svg, double left, double top) {
            double y = top;
            for (Shade shade : shades) {
                svg.openGroup("transform", moved(left + 14, y + 14, 1.5));
                shade.flat(svg, 0, 0);
                svg.close();
                words(svg, shade.words().told(language), left, y);
                y += PITCH;
            }
            for (MapSymbol marker : markers) {
                svg.words(String.valueOf(marker.symbol()), "words strong", left + 10, y + 18);
                words(svg, marker.meaning(), left, y);
                y += PITCH;
            }
            for (SceneryShape kind : kinds) {
                sample(svg, kind, left, y);
                words(svg, kind.words().told(language), left, y);
                y += PITCH;
            }
        }

        private static void sample(Svg svg, SceneryShape kind, double left, double top) {
            Battlefield field = kind.sample();
            FloorPlan plan = new FloorPlan(
                    svg, field, new SpotShades(field, Option.none(), Language.ENGLISH), DrawnFaces.OF_PICTURE);
            double above = (field.depth() - kind.sampleCube().row()) * Battlefield.CUBE * SCALE;
            svg.openGroup("transform", moved(left, top - above, SCALE));
            plan.cube(kind.sampleCube());
            plan.faces(kind.sampleCube());
            svg.close();
        }

        private static void words(Svg svg, String words, double left, double top) {
            svg.words(words, "words", left + WORDS, top + 18);
        }
    }
}
