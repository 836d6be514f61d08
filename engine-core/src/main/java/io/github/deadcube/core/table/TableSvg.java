package io.github.deadcube.core.table;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.control.Option;

/**
 * A battlefield as an SVG: the plans of its levels, an isometric view from the south-west, and a legend (GEO-4 to GEO-7);
 * what is seen from a place; and how things stand in a game. It is well-formed XML of its own, without scripts, follows the reader's light or dark
 * colours, and is always the same for the same battlefield.
 *
 * <pre>{@code
 * Files.writeString(file, TableSvg.of(Battlefields.shipped().last()));
 * }</pre>
 */
public final class TableSvg {
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

    private TableSvg(NamedBattlefield named, Option<SightMap> seen, Figures figures) {
        this.named = named;
        this.field = named.battlefield();
        this.seen = seen;
        this.spots = new SpotShades(field, seen);
        this.figures = figures;
    }

    /**
     * Draws a battlefield.
     *
     * @return a whole SVG document
     */
    public static String of(NamedBattlefield named) {
        return new TableSvg(named, Option.none(), Figures.none(named.battlefield())).document();
    }

    /**
     * Draws a battlefield and what is seen from a place.
     *
     * @param seen what is seen of it
     * @return a whole SVG document, in which every spot says what is seen of it when it is pointed at
     */
    public static String of(NamedBattlefield named, SightMap seen) {
        return new TableSvg(named, Option.some(seen), Figures.none(named.battlefield())).document();
    }

    /**
     * Draws how things stand: models with their HP, who is pinned or activated, what lies open or face down, objectives.
     *
     * <pre>{@code
     * TableSvg.of("Rooftop quarter", state.seenBy(Side.A).position());
     * }</pre>
     *
     * @param name what the battlefield is called; empty if it has no name
     * @param position as a player or a spectator sees it
     * @return a whole SVG document
     */
    public static String of(String name, Position position) {
        return new TableSvg(Figures.ground(name, position), Option.none(), Figures.of(position)).document();
    }

    private String document() {
        double planWidth = field.width() * SIDE * PLAN_SCALE + BETWEEN_PLANS;
        double planHeight = field.depth() * SIDE * PLAN_SCALE + BELOW_PLANS;
        int inARow = Math.max(1, Math.min(field.levels(), (int) (MOST_ACROSS / planWidth)));
        int rows = (field.levels() + inARow - 1) / inARow;
        Isometry view = Isometry.of(field);
        SvgLegend legend = new SvgLegend(named, seen);
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
            svg.text("text", "Level " + level, "class", "heading", "x", x, "y", y);
            svg.open("g", "transform", moved(x, y + 10, PLAN_SCALE));
            new LevelPlan(svg, named, spots).draw(level);
            figures.onPlan(svg, level);
            svg.close();
        }
        svg.open("g", "transform", moved(MARGIN, viewTop, VIEW_SCALE));
        new IsometricView(svg, named, spots, view).draw();
        figures.onView(svg, view);
        svg.close();
        legend.draw(svg, legendLeft, viewTop);
        return svg.document();
    }

    private Svg begun(double width, double height) {
        Svg svg = new Svg(
                "viewBox",
                "0 0 " + Svg.number(width) + " " + Svg.number(height),
                "width",
                width,
                "height",
                height,
                "role",
                "img");
        svg.text("title", Caption.title(named));
        svg.text("desc", Caption.of(named, seen).mkString(", "));
        svg.text("style", SvgStyle.TEXT);
        svg.empty("rect", "class", "paper", "x", 0, "y", 0, "width", width, "height", height);
        svg.text("text", Caption.title(named), "class", "name", "x", MARGIN, "y", 24);
        svg.text(
                "text",
                Caption.measures(field) + seen.map(map -> ", " + map).getOrElse(""),
                "class",
                "words",
                "x",
                MARGIN,
                "y",
                42);
        return svg;
    }

    private static String moved(double x, double y, double scale) {
        return "translate(" + Svg.number(x) + " " + Svg.number(y) + ") scale(" + Svg.number(scale) + ")";
    }
}
