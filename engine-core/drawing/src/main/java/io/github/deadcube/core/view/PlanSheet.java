package io.github.deadcube.core.view;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.view.GameDrawings.LevelPlan;
import io.github.deadcube.core.view.ModelDrawing.Figures;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Plans of many positions for one page. What they have in common, such as models, scenery and open ground, is on the
 * page once, and the plans refer to it. The page needs {@link GameDrawings#style} and {@link #symbols}.
 *
 * <pre>{@code
 * PlanSheet sheet = new PlanSheet();
 * Vector<Position> both = Vector.of(before, after);
 * page.append(sheet.plans(before, both)).append(sheet.plans(after, both)).append(sheet.symbols());
 * }</pre>
 *
 * <p>Not thread-safe.
 */
public final class PlanSheet {
    private static final int SIDE = Battlefield.CUBE;
    private static final int LABELS = 10;
    private static final int EDGE = 2;
    private static final String GROUND = "ground";
    /** A page of HTML needs it only once. */
    private static final String NAMESPACE = " xmlns=\"http://www.w3.org/2000/svg\"";

    private final Map<String, String> symbols = new LinkedHashMap<>();

    /**
     * The part of a battlefield that a plan shows: the first level, and all others on which something is, from below.
     */
    record Area(int west, int south, int east, int north, Vector<Integer> levels) {
        /** The smallest area with all models in play, tokens, markers and scenery of some positions of one game. */
        static Area of(Seq<Position> positions) {
            Vector<Cube> cubes = positions.toVector().flatMap(Area::used);
            Cube first = new Cube(1, 1, 1);
            return new Area(
                    cubes.map(Cube::column).min().getOrElse(first.column()),
                    cubes.map(Cube::row).min().getOrElse(first.row()),
                    cubes.map(Cube::column).max().getOrElse(first.column()),
                    cubes.map(Cube::row).max().getOrElse(first.row()),
                    cubes.map(Cube::level).append(first.level()).distinct().sorted());
        }

        private static Vector<Cube> used(Position position) {
            Battlefield field = position.battlefield();
            return position.models()
                    .filter(Model::inPlay)
                    .map(Model::cube)
                    .toVector()
                    .appendAll(Figures.of(position, Language.ENGLISH).laid().map(Figures.Laid::cube))
                    .appendAll(field.cubes().filter(cube -> !plain(field, cube) || !open(field, cube)));
        }
    }

    /**
     * Draws the levels of a position from above, north up, the highest level first.
     *
     * @param shown positions of one game: the plans show the smallest area with all models in play, tokens, markers and
     *     scenery of these
     * @return an SVG element for each level, with the number of a level above 1 before it
     */
    public String plans(Position position, Seq<Position> shown) {
        Area area = Area.of(shown);
        StringBuilder plans = new StringBuilder();
        for (int level : area.levels().reverse()) {
            if (level > 1) plans.append("<i>level ").append(level).append("</i>");
            plans.append(plan(position, area, level));
        }
        return plans.toString();
    }

    String plan(Position position, Area area, int level) {
        Battlefield field = position.battlefield();
        int left = (area.west() - 1) * SIDE;
        int top = (field.depth() - area.north()) * SIDE;
        int across = (area.east() - area.west() + 1) * SIDE;
        int down = (area.north() - area.south() + 1) * SIDE;
        Svg svg = new Svg(
                "viewBox",
                (left - LABELS) + " " + (top - EDGE) + " " + (across + LABELS + EDGE) + " " + (down + LABELS + EDGE),
                "width",
                (across + LABELS + EDGE) * 3 / 2);
        use(svg, board(field, level), 0, 0);
        Vector<Cube> shown = field.cubes()
                .filter(cube -> cube.level() == level
                        && cube.column() >= area.west() - 1
                        && cube.column() <= area.east()
                        && cube.row() >= area.south() - 1
                        && cube.row() <= area.north());
        for (Cube cube : shown.reject(cube -> plain(field, cube)))
            use(svg, part(field, cube, FloorPlan::cube), cube, field);
        for (Cube cube : shown.reject(cube -> open(field, cube)))
            use(svg, part(field, cube, FloorPlan::faces), cube, field);
        objectives(svg, position, level);
        use(svg, edge(field, area), 0, 0);
        Figures figures = Figures.of(position, Language.ENGLISH);
        figures.words(svg, level);
        for (Model model : figures.models().filter(one -> one.cube().level() == level)) {
            Spot spot = Spot.onPlan(field, model.place());
            Svg drawn = Svg.group();
            new ModelDrawing(drawn, model).flat(0, 0);
            use(svg, symbol(drawn), spot.x(), spot.y());
        }
        return svg.document().replace("\n", "").replace(NAMESPACE, "");
    }

    /** The parts of all plans that have been drawn, as a hidden SVG element. */
    public String symbols() {
        StringBuilder all = new StringBuilder("<svg" + NAMESPACE
                + " class=\"symbols\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>" + ground());
        symbols.forEach((drawn, id) -> all.append("\n").append(drawn.replaceFirst("<g", "<g id=\"" + id + "\"")));
        return all.append("\n</defs></svg>").toString();
    }

    private static void use(Svg svg, String id, Cube cube, Battlefield field) {
        use(svg, id, (cube.column() - 1) * SIDE, (field.depth() - cube.row()) * SIDE);
    }

    private static void use(Svg svg, String id, double x, double y) {
        if (x == 0 && y == 0) svg.empty("use", "href", "#" + id);
        else svg.empty("use", "href", "#" + id, "x", x, "y", y);
    }

    private String symbol(Svg drawn) {
        return symbols.computeIfAbsent(drawn.document().replace("\n", ""), text -> "p" + symbols.size());
    }

    /** The names of the columns below an area and of the rows beside it, over what lies outside. */
    private String edge(Battlefield field, Area area) {
        Svg svg = Svg.group();
        int left = (area.west() - 1) * SIDE;
        int bottom = (field.depth() - area.south() + 1) * SIDE;
        int across = (area.east() - area.west() + 1) * SIDE;
        int down = (area.north() - area.south() + 1) * SIDE;
        svg.rect("paper", left - LABELS, bottom - down - EDGE, LABELS - EDGE, down + LABELS + 2 * EDGE);
        svg.rect("paper", left - LABELS, bottom + EDGE, across + LABELS + EDGE, LABELS);
        Svg columns = Svg.group();
        LevelPlan.columns(columns, area.west(), area.east(), 0);
        use(svg, symbol(columns), 0, bottom + LABELS - EDGE - 1);
        Svg rows = Svg.group();
        LevelPlan.rows(rows, field.depth(), area.south(), area.north(), 0);
        use(svg, symbol(rows), left - LABELS / 2.0 - 1, 0);
        return symbol(svg);
    }

    /** The ground of a level with its cubes; above level 1 only the cubes. */
    private String board(Battlefield field, int level) {
        Svg svg = Svg.group();
        int across = field.width() * SIDE;
        int down = field.depth() * SIDE;
        if (level == 1) svg.empty("rect", "width", across, "height", down, "fill", "url(#" + GROUND + ")");
        svg.path("grid", LevelPlan.grid(field));
        svg.empty("rect", "class", "board", "width", across, "height", down);
        return symbol(svg);
    }

    /** Open ground with its spots, as a pattern. A page with a copy of it in every cube of every plan is slow. */
    private static String ground() {
        Cube cube = new Cube(1, 1, 1);
        Svg svg = Svg.group();
        FloorPlan.alone(svg, Battlefield.open(2, 2, 1), cube).cube(cube);
        return "\n<pattern id=\"" + GROUND + "\" width=\"" + SIDE + "\" height=\"" + SIDE
                + "\" patternUnits=\"userSpaceOnUse\">" + svg.document().replace("\n", "") + "</pattern>";
    }

    private String part(Battlefield field, Cube cube, BiConsumer<FloorPlan, Cube> drawing) {
        Svg svg = Svg.group();
        drawing.accept(FloorPlan.alone(svg, field, cube), cube);
        return symbol(svg);
    }

    private static void objectives(Svg svg, Position position, int level) {
        Battlefield field = position.battlefield();
        Figures.ground("", position, Language.ENGLISH)
                .markers()
                .forEach(marker -> marker.cubes()
                        .filter(cube -> cube.level() == level)
                        .forEach(cube -> svg.words(
                                String.valueOf(marker.symbol()),
                                "marker",
                                cube.column() * SIDE - LABELS,
                                (field.depth() - cube.row() + 1) * SIDE - LABELS + EDGE)));
    }

    /** Whether the ground shows the cube as it is: open ground, or above it nothing. */
    private static boolean plain(Battlefield field, Cube cube) {
        return field.scenery(cube).equals(Scenery.NONE)
                && field.floor(cube).equals(cube.level() == 1 ? Floor.FULL : Floor.NONE);
    }

    /** Whether nothing stands on its northern and eastern faces. */
    private static boolean open(Battlefield field, Cube cube) {
        return (cube.row() == field.depth() || field.face(cube, Direction.NORTH).gap() == Face.Gap.OPEN)
                && (cube.column() == field.width()
                        || field.face(cube, Direction.EAST).gap() == Face.Gap.OPEN);
    }
}
