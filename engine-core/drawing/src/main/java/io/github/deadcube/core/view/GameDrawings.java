package io.github.deadcube.core.view;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.shared.ColumnLetter;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.view.Isometry.IsometricView;
import io.github.deadcube.core.view.ModelDrawing.Figures;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The single drawings of a game: a plan of each level, and the isometric view. {@code BattlefieldDrawings} describes
 * its methods.
 */
public final class GameDrawings {
    private static final double SIDE = Battlefield.CUBE;
    private static final double MARGIN = 14;

    private final NamedBattlefield named;
    private final Position position;
    private final Isometry view;
    private final SpotShades spots;
    private final DrawnFaces faces;

    public GameDrawings(String name, Position position, Seq<Face.Placed> others) {
        this.named = Figures.ground(name, position, Language.ENGLISH);
        this.position = position;
        this.view = Isometry.of(named.battlefield());
        this.spots = new SpotShades(named.battlefield(), Option.none(), Language.ENGLISH);
        this.faces = DrawnFaces.ofPage(others);
    }

    public static String style() {
        return shared() + ".face.away { display: none }\n";
    }

    static String shared() {
        return TextFile.packaged(GameDrawings.class.getResourceAsStream("battlefield.css"), "the style sheet");
    }

    public String plan(int level) {
        Battlefield field = named.battlefield();
        Svg svg = sheet("plan of level " + level, field.width() * SIDE, field.depth() * SIDE);
        new LevelPlan(svg, named, spots, faces).draw(level);
        for (Cube cube : covered().filter(cube -> cube.level() == level)) {
            Part part = cube.part();
            cube(
                    svg,
                    cube,
                    "M" + Svg.number((cube.column() - 1) * SIDE + part.west()) + " "
                            + Svg.number((field.depth() - cube.row() + 1) * SIDE - part.north()) + "h"
                            + Svg.number(part.east() - part.west()) + "v" + Svg.number(part.north() - part.south())
                            + "h" + Svg.number(part.west() - part.east()) + "Z");
        }
        for (Model model : position.models()) new ModelDrawing(svg, model).flat(0, 0);
        return svg.document();
    }

    public String view() {
        Svg svg = sheet("isometric view", view.across(), view.down());
        new IsometricView(svg, named, spots, view, faces).draw();
        for (Cube cube : covered()) {
            double west = (cube.column() - 1) * SIDE + cube.part().west();
            double south = (cube.row() - 1) * SIDE + cube.part().south();
            double east = (cube.column() - 1) * SIDE + cube.part().east();
            double north = (cube.row() - 1) * SIDE + cube.part().north();
            double up = (cube.level() - 1) * SIDE;
            cube(
                    svg,
                    cube,
                    view.path(
                            new double[] {west, south, up},
                            new double[] {east, south, up},
                            new double[] {east, north, up},
                            new double[] {west, north, up}));
        }
        for (Model model : position.models()) new ModelDrawing(svg, model).standing(0, 0);
        return svg.document();
    }

    public String onPlan(Place place) {
        return Spot.onPlan(named.battlefield(), place).transform();
    }

    public String onView(Place place) {
        return Spot.onView(named.battlefield(), view, place).transform();
    }

    /** All cubes, each half-cube before its two sides. */
    private Vector<Cube> covered() {
        Battlefield field = named.battlefield();
        return field.cubes()
                .flatMap(cube -> SightMap.parts(field, cube).prepend(cube).distinct());
    }

    private static Svg sheet(String told, double across, double down) {
        Svg svg = new Svg(
                "viewBox",
                Svg.point(-MARGIN, -MARGIN) + " " + Svg.point(across + 2 * MARGIN, down + 2 * MARGIN),
                "role",
                "img");
        svg.text("title", told);
        return svg;
    }

    private static void cube(Svg svg, Cube cube, String outline) {
        svg.empty("path", "class", "cube", "data-cube", cube, "d", outline);
    }

    /** GEO-1: draws one level from above, north up, in tenths of an inch, with the names of its columns and rows. */
    record LevelPlan(Svg svg, NamedBattlefield named, SpotShades spots, DrawnFaces faces) {
        private static final int SIDE = Battlefield.CUBE;

        void draw(int level) {
            Battlefield field = named.battlefield();
            FloorPlan plan = new FloorPlan(svg, field, spots, faces);
            svg.rect("board", 0, 0, field.width() * SIDE, field.depth() * SIDE);
            for (Cube cube : field.cubes().filter(cube -> cube.level() == level)) plan.cube(cube);
            svg.path("grid", grid(field));
            for (Cube cube : field.cubes().filter(cube -> cube.level() == level)) {
                plan.faces(cube);
                named.markers()
                        .filter(marker -> marker.cubes().contains(cube))
                        .forEach(marker -> svg.words(
                                String.valueOf(marker.symbol()),
                                "marker",
                                cube.column() * SIDE - 10,
                                (field.depth() - cube.row() + 1) * SIDE - 7.8));
            }
            columns(svg, 1, field.width(), field.depth() * SIDE + 9);
            rows(svg, field.depth(), 1, field.depth(), -7);
        }

        static void columns(Svg svg, int from, int to, double y) {
            for (int column = from; column <= to; column++)
                svg.words(String.valueOf(ColumnLetter.letter(column)), "label", column * SIDE - SIDE / 2, y);
        }

        static void rows(Svg svg, int depth, int from, int to, double x) {
            for (int row = from; row <= to; row++) svg.words(row + "", "label", x, (depth - row) * SIDE + SIDE / 2 + 3);
        }

        static String grid(Battlefield field) {
            StringBuilder d = new StringBuilder();
            for (int column = 1; column < field.width(); column++)
                d.append('M').append(column * SIDE).append(" 0V").append(field.depth() * SIDE);
            for (int row = 1; row < field.depth(); row++)
                d.append("M0 ").append(row * SIDE).append('H').append(field.width() * SIDE);
            return d.toString();
        }
    }
}
