package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.board.Scenery;
import io.github.deadcube.api.board.Scenery.Block;
import io.github.deadcube.api.board.Scenery.MiddleWall;
import io.github.deadcube.api.board.Scenery.Platform;

/**
 * GEO-4 to GEO-7: cubes seen from above, north up, in tenths of an inch.
 *
 * @param svg where it is drawn
 * @param field the battlefield
 * @param spots what is on each spot
 */
record FloorPlan(Svg svg, Battlefield field, SpotShades spots) {
    private static final int SIDE = Battlefield.CUBE;
    private static final int SQUARE = 10;
    private static final double INCH = 10;

    /** A cube with all that is in it, but for its faces. */
    void cube(Cube cube) {
        Scenery all = field.scenery(cube);
        floor(cube);
        if (!all.equals(Scenery.NONE)) {
            svg.open("g", "transform", at(cube));
            all.ramp().forEach(toward -> RampPlan.draw(svg, toward));
            all.platforms().forEach(this::platform);
            all.blocks().forEach(this::block);
            svg.close();
        }
        for (Cube part : SightMap.parts(field, cube))
            for (int spot = 1; spot <= part.part().spots(); spot++) spot(new Place(part, spot));
        all.middle().forEach(wall -> middle(cube, wall));
        if (all.ladder()) ladder(cube);
    }

    /** Its northern and eastern face. */
    void faces(Cube cube) {
        if (cube.row() < field.depth())
            new WallPlan(svg, field.face(cube, Direction.NORTH), "translate(" + x(cube) + " " + y(cube) + ")").draw();
        if (cube.column() < field.width())
            new WallPlan(
                            svg,
                            field.face(cube, Direction.EAST),
                            "translate(" + (x(cube) + SIDE) + " " + (y(cube) + SIDE) + ") rotate(-90)")
                    .draw();
    }

    private void floor(Cube cube) {
        Floor floor = field.floor(cube);
        Floor.Cover cover = floor.cover();
        if (!floor.there()) return;
        svg.empty(
                "rect",
                "class",
                cube.level() == 1 ? "ground" : "floor",
                "x",
                x(cube) + cover.west(),
                "y",
                y(cube) + SIDE - cover.north(),
                "width",
                cover.east() - cover.west(),
                "height",
                cover.north() - cover.south());
        if (floor.hatch() == 0) return;
        svg.empty("rect", "class", "hatch", "x", x(cube) + 10, "y", y(cube) + 10, "width", SQUARE, "height", SQUARE);
        svg.text("text", floor.hatch() + "", "class", "hatchsize", "x", x(cube) + 20.5, "y", y(cube) + 10.5);
    }

    private void platform(Platform platform) {
        for (int spot : platform.spots())
            svg.empty(
                    "rect",
                    "class",
                    "platform",
                    "x",
                    (spot - 1) % 3 * SQUARE,
                    "y",
                    SIDE - SQUARE - (spot - 1) / 3 * SQUARE,
                    "width",
                    SQUARE,
                    "height",
                    SQUARE);
        int first = platform.spots().head();
        svg.text(
                "text",
                Svg.number(platform.height() / INCH) + "″",
                "class",
                "size small",
                "x",
                (first - 1) % 3 * SQUARE + 0.5,
                "y",
                SIDE - 0.5 - (first - 1) / 3 * SQUARE);
    }

    private void block(Block block) {
        boolean full = block.height() == Block.FULL_HEIGHT;
        int top = SIDE - block.north();
        int bottom = SIDE - block.south();
        svg.empty(
                "rect",
                "class",
                full ? "block" : "crate",
                "x",
                block.west(),
                "y",
                top,
                "width",
                block.east() - block.west(),
                "height",
                bottom - top);
        if (full) {
            svg.empty("line", "class", "cross", "x1", block.west(), "y1", top, "x2", block.east(), "y2", bottom);
            svg.empty("line", "class", "cross", "x1", block.west(), "y1", bottom, "x2", block.east(), "y2", top);
        } else
            svg.text(
                    "text",
                    Svg.number(block.height() / INCH) + "″",
                    "class",
                    "size middle",
                    "x",
                    (block.west() + block.east()) / 2.0,
                    "y",
                    (top + bottom) / 2.0 + 1.5);
    }

    private void spot(Place place) {
        double x = field.eastOf(place);
        double y = field.depth() * SIDE - field.northOf(place);
        Dot.flat(svg, spots, place, x, y);
    }

    private void middle(Cube cube, MiddleWall wall) {
        String turned = wall.run() == MiddleWall.Run.NORTH_SOUTH
                ? "translate(" + (x(cube) + SIDE / 2) + " " + (y(cube) + SIDE) + ") rotate(-90)"
                : "translate(" + x(cube) + " " + (y(cube) + SIDE / 2) + ")";
        new WallPlan(svg, wall.face(), turned).draw();
    }

    private void ladder(Cube cube) {
        Ladder ladder = Ladder.in(field, cube);
        svg.empty(
                "path",
                "class",
                "ladder",
                "transform",
                "translate(" + Svg.number(x(cube) + ladder.east()) + " " + Svg.number(y(cube) + SIDE - ladder.north())
                        + ")" + (ladder.eastward() ? "" : " rotate(90)"),
                "d",
                "M-2 -2.5V2.5M2 -2.5V2.5M-2 -1.5H2M-2 0H2M-2 1.5H2");
    }

    private String at(Cube cube) {
        return "translate(" + x(cube) + " " + y(cube) + ")";
    }

    private static int x(Cube cube) {
        return (cube.column() - 1) * SIDE;
    }

    /** Of its northern face. */
    private int y(Cube cube) {
        return (field.depth() - cube.row()) * SIDE;
    }
}
