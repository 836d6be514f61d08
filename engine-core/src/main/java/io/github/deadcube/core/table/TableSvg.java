package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.core.battlefield.NamedBattlefield;
import io.vavr.control.Option;

/**
 * A battlefield as an SVG: the plans of its levels, an isometric view from the south-west, and a legend (GEO-4 to GEO-7);
 * and what is seen from a place. It is well-formed XML of its own, without scripts, follows the reader's light or dark
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

    private TableSvg(NamedBattlefield named, Option<SightMap> seen) {
        this.named = named;
        this.field = named.battlefield();
        this.seen = seen;
        this.spots = new SpotShades(field, seen);
    }

    /**
     * Draws a battlefield.
     *
     * @param named the battlefield, its name and markers
     * @return a whole SVG document
     */
    public static String of(NamedBattlefield named) {
        return new TableSvg(named, Option.none()).document();
    }

    /**
     * Draws a battlefield and what is seen from a place.
     *
     * @param named the battlefield, its name and markers
     * @param seen what is seen of it
     * @return a whole SVG document, in which every spot says what is seen of it when it is pointed at
     */
    public static String of(NamedBattlefield named, SightMap seen) {
        return new TableSvg(named, Option.some(seen)).document();
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
            plan(svg, level);
            svg.close();
        }
        svg.open("g", "transform", moved(MARGIN, viewTop, VIEW_SCALE));
        new IsometricView(svg, named, spots, view).draw();
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

    private void plan(Svg svg, int level) {
        FloorPlan plan = new FloorPlan(svg, field, spots);
        svg.empty(
                "rect",
                "class",
                "board",
                "x",
                0,
                "y",
                0,
                "width",
                field.width() * SIDE,
                "height",
                field.depth() * SIDE);
        for (Cube cube : field.cubes().filter(cube -> cube.level() == level)) plan.cube(cube);
        svg.empty("path", "class", "grid", "d", grid());
        for (Cube cube : field.cubes().filter(cube -> cube.level() == level)) {
            plan.faces(cube);
            named.markers()
                    .filter(marker -> marker.cubes().contains(cube))
                    .forEach(marker -> svg.text(
                            "text",
                            String.valueOf(marker.symbol()),
                            "class",
                            "marker",
                            "x",
                            cube.column() * SIDE - 10,
                            "y",
                            (field.depth() - cube.row() + 1) * SIDE - 7.8));
        }
        for (int column = 1; column <= field.width(); column++)
            svg.text(
                    "text",
                    String.valueOf((char) ('a' + column - 1)),
                    "class",
                    "label",
                    "x",
                    column * SIDE - SIDE / 2,
                    "y",
                    field.depth() * SIDE + 9);
        for (int row = 1; row <= field.depth(); row++)
            svg.text("text", row + "", "class", "label", "x", -7, "y", (field.depth() - row) * SIDE + SIDE / 2 + 3);
    }

    private String grid() {
        StringBuilder d = new StringBuilder();
        for (int column = 1; column < field.width(); column++)
            d.append('M').append(column * SIDE).append(" 0V").append(field.depth() * SIDE);
        for (int row = 1; row < field.depth(); row++)
            d.append("M0 ").append(row * SIDE).append('H').append(field.width() * SIDE);
        return d.toString();
    }

    private static String moved(double x, double y, double scale) {
        return "translate(" + Svg.number(x) + " " + Svg.number(y) + ") scale(" + Svg.number(scale) + ")";
    }
}
