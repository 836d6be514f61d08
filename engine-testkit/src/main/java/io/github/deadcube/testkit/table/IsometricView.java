package io.github.deadcube.testkit.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Block;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.api.board.MiddleWall;
import io.github.deadcube.api.board.Part;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.board.Platform;
import io.github.deadcube.api.board.Scenery;
import io.github.deadcube.testkit.scenario.NamedBattlefield;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A battlefield from high in the south-west, painted from the back to the front: rows from the north, in them columns from
 * the east, in them levels upward. Of a cube first the floor, then its northern and eastern face, then what stands in it.
 */
final class IsometricView {
    private static final double SIDE = Battlefield.CUBE;
    private static final double RUNG = 4;

    private final Svg svg;
    private final NamedBattlefield named;
    private final Battlefield field;
    private final Spots spots;
    private final Isometry view;

    IsometricView(Svg svg, NamedBattlefield named, Spots spots, Isometry view) {
        this.svg = svg;
        this.named = named;
        this.field = named.battlefield();
        this.spots = spots;
        this.view = view;
    }

    void draw() {
        for (int row = field.depth(); row > 0; row--)
            for (int column = field.width(); column > 0; column--)
                for (int level = 1; level <= field.levels(); level++) cube(new Cube(column, row, level));
        for (int column = 1; column <= field.width(); column++)
            label((char) ('a' + column - 1) + "", (column - 0.5) * SIDE, -8);
        for (int row = 1; row <= field.depth(); row++) label(row + "", -8, (row - 0.5) * SIDE);
    }

    private void label(String text, double east, double north) {
        svg.text("text", text, "class", "label", "x", view.x(east, north), "y", view.y(east, north, 0) + 3);
    }

    private void cube(Cube cube) {
        floor(cube);
        Scenery all = field.scenery(cube);
        if (all.ramp().isEmpty())
            for (Cube part : SightMap.parts(field, cube))
                for (int spot = 1; spot <= part.part().spots(); spot++)
                    if (!raised(all, spot)) dot(new Place(part, spot), 0);
        marker(cube);
        if (cube.row() < field.depth())
            wall(field.face(cube, Direction.NORTH), west(cube), south(cube) + SIDE, cube, true);
        if (cube.column() < field.width())
            wall(field.face(cube, Direction.EAST), west(cube) + SIDE, south(cube), cube, false);
        if (all.equals(Scenery.NONE)) return;
        all.ramp().forEach(toward -> ramp(cube, toward));
        Option<Ladder> ladder = Option.when(all.ladder(), () -> Ladder.in(field, cube));
        ladder.filter(Ladder::far).forEach(far -> ladder(cube, far));
        Vector<Solid> boxes = boxes(cube, all);
        if (all.middle().isEmpty()) Solid.backToFront(boxes).forEach(box -> box.draw(svg, view));
        else halves(cube, all.middle().get(), boxes);
        for (Platform platform : all.platforms())
            for (int spot : platform.spots()) dot(new Place(cube, spot), platform.height());
        ladder.filter(each -> !each.far()).forEach(near -> ladder(cube, near));
    }

    private void floor(Cube cube) {
        Floor floor = field.floor(cube);
        Floor.Cover cover = floor.cover();
        if (!floor.there()) return;
        flat(
                cube.level() == 1 ? "ground" : "floor",
                west(cube) + cover.west(),
                south(cube) + cover.south(),
                west(cube) + cover.east(),
                south(cube) + cover.north(),
                bottom(cube));
        if (floor.hatch() > 0)
            flat("hatch", west(cube) + 10, south(cube) + 10, west(cube) + 20, south(cube) + 20, bottom(cube));
    }

    private void flat(String kind, double west, double south, double east, double north, double up) {
        svg.empty(
                "path",
                "class",
                kind,
                "d",
                view.path(at(west, south, up), at(east, south, up), at(east, north, up), at(west, north, up)));
    }

    private void wall(Face face, double west, double south, Cube cube, boolean eastward) {
        new StandingWall(view, west, south, bottom(cube), eastward).draw(svg, face);
    }

    private void ramp(Cube cube, Direction toward) {
        double[][] corners = Slope.corners(toward).stream()
                .map(c -> on(cube, toward, c[0], c[1]))
                .toArray(double[][]::new);
        StringBuilder d = new StringBuilder(view.path(corners));
        for (double[] t : Slope.treads(toward))
            d.append(view.path(on(cube, toward, t[0], t[1]), on(cube, toward, t[2], t[3])));
        svg.empty("path", "class", "ramp", "d", d);
        for (int spot = 1; spot <= Place.SPOTS; spot++)
            dot(new Place(cube, spot), Slope.height(toward, Part.WHOLE.eastOf(spot), Part.WHOLE.northOf(spot)));
    }

    private double[] on(Cube cube, Direction toward, double east, double north) {
        return at(west(cube) + east, south(cube) + north, bottom(cube) + Slope.height(toward, east, north));
    }

    private Vector<Solid> boxes(Cube cube, Scenery all) {
        Vector<Solid> blocks = all.blocks()
                .map(b -> box(
                        cube,
                        b.height() == Block.FULL_HEIGHT ? "block" : "crate",
                        b.west(),
                        b.south(),
                        b.east(),
                        b.north(),
                        b.height()));
        return blocks.appendAll(all.platforms()
                .flatMap(p -> p.spots().map(spot -> {
                    int west = (spot - 1) % 3 * 10;
                    int south = (spot - 1) / 3 * 10;
                    return box(cube, "platform", west, south, west + 10, south + 10, p.height());
                })));
    }

    private Solid box(Cube cube, String kind, int west, int south, int east, int north, int height) {
        return new Solid(
                kind,
                west(cube) + west,
                south(cube) + south,
                west(cube) + east,
                south(cube) + north,
                bottom(cube),
                bottom(cube) + height);
    }

    /** What stands beyond the middle wall, the wall, and what stands before it. */
    private void halves(Cube cube, MiddleWall wall, Vector<Solid> boxes) {
        boolean northSouth = wall.run() == MiddleWall.Run.NORTH_SOUTH;
        double middle = (northSouth ? west(cube) : south(cube)) + SIDE / 2;
        Vector<Solid> beyond = boxes.filter(b -> (northSouth ? b.east() : b.north()) > middle);
        Solid.backToFront(beyond).forEach(box -> box.draw(svg, view));
        if (northSouth) wall(wall.face(), middle, south(cube), cube, false);
        else wall(wall.face(), west(cube), middle, cube, true);
        Solid.backToFront(boxes.removeAll(beyond)).forEach(box -> box.draw(svg, view));
    }

    private void marker(Cube cube) {
        double east = west(cube) + 20;
        double north = south(cube) + 10;
        named.markers()
                .filter(marker -> marker.cubes().contains(cube))
                .forEach(marker -> svg.text(
                        "text",
                        String.valueOf(marker.symbol()),
                        "class",
                        "marker",
                        "x",
                        view.x(east, north),
                        "y",
                        view.y(east, north, bottom(cube)) + 2));
    }

    private void ladder(Cube cube, Ladder ladder) {
        double east = west(cube) + ladder.east() - (ladder.eastward() ? Ladder.WIDTH / 2 : 0);
        double north = south(cube) + ladder.north() - (ladder.eastward() ? 0 : Ladder.WIDTH / 2);
        double farEast = east + (ladder.eastward() ? Ladder.WIDTH : 0);
        double farNorth = north + (ladder.eastward() ? 0 : Ladder.WIDTH);
        double low = bottom(cube);
        StringBuilder d = new StringBuilder()
                .append(view.path(at(east, north, low), at(east, north, low + SIDE)))
                .append(view.path(at(farEast, farNorth, low), at(farEast, farNorth, low + SIDE)));
        for (double up = low + RUNG; up < low + SIDE; up += RUNG)
            d.append(view.path(at(east, north, up), at(farEast, farNorth, up)));
        svg.empty("path", "class", "ladder", "d", d);
    }

    private static boolean raised(Scenery all, int spot) {
        return all.platforms().exists(platform -> platform.spots().contains(spot));
    }

    private void dot(Place place, double up) {
        double east = field.eastOf(place);
        double north = field.northOf(place);
        double feet = bottom(place.cube()) + up;
        Spots.Shade shade = spots.of(place);
        Dot.lying(svg, shade, view.x(east, north), view.y(east, north, feet));
        if (shade == Spots.Shade.VIEWER) spots.seen().forEach(map -> viewer(map.body(), east, north, feet));
    }

    /** As tall as its body, with a head. */
    private void viewer(Body body, double east, double north, double feet) {
        double top = feet + body.height() / 10.0;
        svg.empty("path", "class", "pole", "d", view.path(at(east, north, feet), at(east, north, top)));
        svg.empty("circle", "class", "spot viewer", "cx", view.x(east, north), "cy", view.y(east, north, top), "r", 2);
    }

    private static double west(Cube cube) {
        return (cube.column() - 1) * SIDE;
    }

    private static double south(Cube cube) {
        return (cube.row() - 1) * SIDE;
    }

    private static double bottom(Cube cube) {
        return (cube.level() - 1) * SIDE;
    }

    private static double[] at(double east, double north, double up) {
        return new double[] {east, north, up};
    }
}
