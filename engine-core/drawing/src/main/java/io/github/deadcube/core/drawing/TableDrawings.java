package io.github.deadcube.core.drawing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.core.drawing.Isometry.IsometricView;
import io.github.deadcube.core.drawing.ModelDrawing.Figures;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.control.Option;

/**
 * The single drawings of a {@link TableSvg} for web pages that move models: a plan of each level, and the isometric view. In each
 * drawing, an element of class {@code cube} covers each cube; its attribute {@code data-cube} is the cube's notation. An element of
 * class {@code figure} shows each model of both teams, also models out of play; its attribute {@code data-model} is the model's id. A
 * page hides these elements and moves them to a {@link Spot}.
 *
 * <pre>{@code
 * TableDrawings drawings = new TableDrawings("Rooftop quarter", state.position());
 * page.append("<style>" + TableDrawings.style() + "</style>").append(drawings.view());
 * }</pre>
 */
public final class TableDrawings {
    private static final double SIDE = Battlefield.CUBE;
    private static final double MARGIN = 14;

    private final NamedBattlefield named;
    private final Position position;
    private final Isometry view;
    private final SpotShades spots;

    /**
     * Creates the drawings of a game.
     *
     * @param name of the battlefield; empty if it has no name
     * @param position any position of the game
     */
    public TableDrawings(String name, Position position) {
        this.named = Figures.ground(name, position);
        this.position = position;
        this.view = Isometry.of(named.battlefield());
        this.spots = new SpotShades(named.battlefield(), Option.none());
    }

    /** The style sheet of all drawings, for light pages and for dark pages. */
    public static String style() {
        return SvgStyle.TEXT;
    }

    /**
     * Draws a level from above, north up.
     *
     * @param level from 1
     * @return an SVG element
     */
    public String plan(int level) {
        Battlefield field = named.battlefield();
        Svg svg = sheet("plan of level " + level, field.width() * SIDE, field.depth() * SIDE);
        new LevelPlan(svg, named, spots).draw(level);
        for (Cube cube : field.cubes().filter(cube -> cube.level() == level && field.hasFloor(cube)))
            cube(
                    svg,
                    cube,
                    "M" + Svg.number((cube.column() - 1) * SIDE) + " "
                            + Svg.number((field.depth() - cube.row()) * SIDE) + "h" + Svg.number(SIDE) + "v"
                            + Svg.number(SIDE) + "h" + Svg.number(-SIDE) + "Z");
        for (ModelState model : position.models()) new ModelDrawing(svg, model).flat(0, 0);
        return svg.document();
    }

    /** Draws the isometric view of the whole battlefield from the south-west, as an SVG element. */
    public String view() {
        Battlefield field = named.battlefield();
        Svg svg = sheet("isometric view", view.across(), view.down());
        new IsometricView(svg, named, spots, view).draw();
        for (Cube cube : field.cubes().filter(field::hasFloor)) {
            double west = (cube.column() - 1) * SIDE;
            double south = (cube.row() - 1) * SIDE;
            double up = (cube.level() - 1) * SIDE;
            cube(
                    svg,
                    cube,
                    view.path(
                            new double[] {west, south, up},
                            new double[] {west + SIDE, south, up},
                            new double[] {west + SIDE, south + SIDE, up},
                            new double[] {west, south + SIDE, up}));
        }
        for (ModelState model : position.models()) new ModelDrawing(svg, model).standing(0, 0);
        return svg.document();
    }

    /**
     * The position of a place in the plan of its level.
     *
     * @param place a place of the battlefield
     */
    public Spot onPlan(Place place) {
        return Spot.onPlan(named.battlefield(), place);
    }

    /**
     * The position of a place in the isometric view.
     *
     * @param place a place of the battlefield
     */
    public Spot onView(Place place) {
        return Spot.onView(named.battlefield(), view, place);
    }

    private static Svg sheet(String told, double across, double down) {
        Svg svg = new Svg(
                "viewBox",
                Svg.number(-MARGIN) + " " + Svg.number(-MARGIN) + " " + Svg.number(across + 2 * MARGIN) + " "
                        + Svg.number(down + 2 * MARGIN),
                "role",
                "img");
        svg.text("title", told);
        return svg;
    }

    private static void cube(Svg svg, Cube cube, String outline) {
        svg.empty("path", "class", "cube", "data-cube", cube, "d", outline);
    }
}
