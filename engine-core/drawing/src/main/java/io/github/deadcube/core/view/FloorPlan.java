package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.shared.SpotSquare;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.Collectors;

/**
 * GEO-4 to GEO-7: draws cubes from above, north up, in tenths of an inch. The drawing begins {@code left} from the
 * western edge of the battlefield and {@code top} from its northern edge.
 */
record FloorPlan(Svg svg, Battlefield field, SpotShades spots, DrawnFaces faces, int left, int top) {
    private static final int SIDE = Battlefield.CUBE;
    private static final int SQUARE = SpotSquare.SIDE;
    private static final double INCH = 10;

    FloorPlan(Svg svg, Battlefield field, SpotShades spots, DrawnFaces faces) {
        this(svg, field, spots, faces, 0, 0);
    }

    /** Draws one cube at the origin, wherever it is. */
    static FloorPlan alone(Svg svg, Battlefield field, Cube cube) {
        return new FloorPlan(
                svg,
                field,
                new SpotShades(field, Option.none(), Language.ENGLISH),
                DrawnFaces.OF_PICTURE,
                (cube.column() - 1) * SIDE,
                (field.depth() - cube.row()) * SIDE);
    }

    /** Draws a cube and its contents without its faces. */
    void cube(Cube cube) {
        Scenery all = field.scenery(cube);
        floor(cube);
        if (!all.equals(Scenery.NONE)) {
            svg.openGroup("transform", Svg.moved(x(cube), y(cube)));
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

    /** Draws the northern and eastern faces of a cube. */
    void faces(Cube cube) {
        if (cube.row() < field.depth()) faces(cube, Direction.NORTH, Svg.moved(x(cube), y(cube)));
        if (cube.column() < field.width())
            faces(cube, Direction.EAST, Svg.moved(x(cube) + SIDE, y(cube) + SIDE) + " rotate(-90)");
    }

    private void faces(Cube cube, Direction side, String transform) {
        faces.draw(svg, field, cube, side, face -> new WallPlan(svg, face, transform).draw());
    }

    private void floor(Cube cube) {
        Floor floor = field.floor(cube);
        Floor.Cover cover = floor.cover();
        if (!floor.exists()) return;
        svg.rect(
                cube.level() == 1 ? "ground" : "floor",
                x(cube) + cover.west(),
                y(cube) + SIDE - cover.north(),
                cover.east() - cover.west(),
                cover.north() - cover.south());
        if (floor.hatch() == 0) return;
        svg.rect("hatch", x(cube) + 10, y(cube) + 10, SQUARE, SQUARE);
        svg.words(floor.hatch() + "", "hatchsize", x(cube) + 20.5, y(cube) + 10.5);
    }

    private void platform(Platform platform) {
        Vector<SpotSquare> squares = platform.spots().map(SpotSquare::of);
        for (SpotSquare at : squares) svg.rect("platform", at.west(), SIDE - at.north(), SQUARE, SQUARE);
        SpotSquare first = squares.head();
        svg.words(
                Svg.number(platform.height() / INCH) + "″",
                "size small",
                first.west() + 0.5,
                SIDE - 0.5 - first.south());
    }

    private void block(Block block) {
        boolean full = block.height() == Block.FULL_HEIGHT;
        int top = SIDE - block.north();
        int bottom = SIDE - block.south();
        svg.rect(full ? "block" : "crate", block.west(), top, block.east() - block.west(), bottom - top);
        if (full) {
            svg.line("cross", block.west(), top, block.east(), bottom);
            svg.line("cross", block.west(), bottom, block.east(), top);
        } else
            svg.words(
                    Svg.number(block.height() / INCH) + "″",
                    "size middle",
                    (block.west() + block.east()) / 2.0,
                    (top + bottom) / 2.0 + 1.5);
    }

    private void spot(Place place) {
        double x = field.eastOf(place) - left;
        double y = field.depth() * SIDE - field.northOf(place) - top;
        spots.shade(place).flat(svg, place, spots.language(), x, y);
    }

    private void middle(Cube cube, MiddleWall wall) {
        String turned = wall.run() == MiddleWall.Run.NORTH_SOUTH
                ? Svg.moved(x(cube) + SIDE / 2, y(cube) + SIDE) + " rotate(-90)"
                : Svg.moved(x(cube), y(cube) + SIDE / 2);
        new WallPlan(svg, wall.face(), turned).draw();
    }

    private void ladder(Cube cube) {
        Ladder ladder = Ladder.in(field, cube);
        svg.empty(
                "path",
                "class",
                "ladder",
                "transform",
                Svg.moved(x(cube) + ladder.east(), y(cube) + SIDE - ladder.north())
                        + (ladder.eastward() ? "" : " rotate(90)"),
                "d",
                "M-2 -2.5V2.5M2 -2.5V2.5M-2 -1.5H2M-2 0H2M-2 1.5H2");
    }

    private int x(Cube cube) {
        return (cube.column() - 1) * SIDE - left;
    }

    /** The position of the northern face. */
    private int y(Cube cube) {
        return (field.depth() - cube.row()) * SIDE - top;
    }

    /** GEO-6: a ramp seen from above: its edges, treads across it, and an arrow upward. */
    private static final class RampPlan {
        private RampPlan() {}

        static void draw(Svg svg, Direction toward) {
            svg.path("ramp", outline(toward));
            svg.path("arrow", arrow(toward));
        }

        /** The outline in the plane of the floor; y goes south. */
        private static String outline(Direction toward) {
            return Slope.corners(toward).stream()
                            .map(corner -> Svg.point(corner[0], SIDE - corner[1]))
                            .collect(Collectors.joining("L", "M", "Z"))
                    + Slope.treads(toward).stream()
                            .map(tread -> "M" + Svg.point(tread[0], SIDE - tread[1]) + "L"
                                    + Svg.point(tread[2], SIDE - tread[3]))
                            .collect(Collectors.joining());
        }

        /** An arrow over the middle third of the ramp. */
        private static String arrow(Direction toward) {
            double length = Math.sqrt(toward.east() * toward.east() + toward.north() * toward.north());
            double x = toward.east() / length;
            double y = -toward.north() / length;
            double tipX = SIDE / 2.0 + 10 * x;
            double tipY = SIDE / 2.0 + 10 * y;
            return "M" + Svg.point(SIDE / 2.0 - 10 * x, SIDE / 2.0 - 10 * y) + "L" + Svg.point(tipX, tipY) + "M"
                    + Svg.point(tipX - 4 * x + 3 * y, tipY - 4 * y - 3 * x) + "L" + Svg.point(tipX, tipY) + "L"
                    + Svg.point(tipX - 4 * x - 3 * y, tipY - 4 * y + 3 * x);
        }
    }

    /** GEO-4: a face seen from above, drawn from 0 to the right. */
    private record WallPlan(Svg svg, Face face, String transform) {
        private static final int HATCH = 5;

        void draw() {
            if (face.gap() == Face.Gap.OPEN) return;
            svg.openGroup("transform", transform);
            if (face.wall()) wall();
            else line("low", 0, SIDE);
            if (face.hatch() > 0) {
                svg.circle("hatch", HATCH, 0, 3);
                svg.words(face.hatch() + "", "hatchsize middle", HATCH, 1.5);
            }
            svg.close();
        }

        private void wall() {
            WallOpening gap = WallOpening.of(face).getOrElse(new WallOpening(SIDE, 0, SIDE, SIDE));
            part(0, gap.left());
            part(gap.right(), SIDE);
            if (gap.left() < gap.right() && !gap.door()) {
                svg.rect("window", gap.left(), -1, gap.right() - gap.left(), 2);
            }
        }

        private void part(double from, double to) {
            if (from == to) return;
            line("wall", from, to);
            if (face.smooth()) line("smooth", from, to);
        }

        private void line(String kind, double from, double to) {
            svg.line(kind, from, 0, to, 0);
        }
    }

    /** GEO-4: the opening of a wall, in tenths of an inch from the lower left corner. */
    record WallOpening(double left, double bottom, double right, double top) {
        static final double LOW = 7.5;

        private static final WallOpening SMALL = new WallOpening(7.5, 7.5, 22.5, 22.5);
        private static final WallOpening MEDIUM = new WallOpening(2, 7.5, 28, 25);
        private static final WallOpening LARGE = new WallOpening(3.75, 0, 26.25, 30);

        static Option<WallOpening> of(Face face) {
            return switch (face.gap()) {
                case SMALL -> Option.some(SMALL);
                case MEDIUM -> Option.some(MEDIUM);
                case LARGE -> Option.some(LARGE);
                case OPEN, LOW, BLOCKED -> Option.none();
            };
        }

        boolean door() {
            return bottom == 0;
        }
    }

    /**
     * GEO-6: the position of a ladder in a drawing; the rules do not define it. The ladder is at the edge of a half
     * floor above it. Without a half floor, it is at the face with the best support or the best goal.
     *
     * @param east the middle, in tenths of an inch from the cube's western face
     * @param north the middle, in tenths of an inch from the cube's southern face
     * @param eastward true: the width goes from west to east; false: from south to north
     */
    record Ladder(double east, double north, boolean eastward) {
        /** In tenths of an inch. */
        static final double WIDTH = 5;

        private static final Vector<Direction> SIDES =
                Vector.of(Direction.WEST, Direction.SOUTH, Direction.EAST, Direction.NORTH);
        private static final double MIDDLE = SIDE / 2.0;
        /** A position between two spots. */
        private static final double ALONG = 10;

        private static final double FROM_FACE = 3;

        static Ladder in(Battlefield field, Cube cube) {
            Floor.Cover above = field.floor(cube.atLevel(cube.level() + 1)).cover();
            return switch (above) {
                case NORTH -> new Ladder(ALONG, MIDDLE - FROM_FACE, true);
                case SOUTH -> new Ladder(ALONG, MIDDLE + FROM_FACE, true);
                case EAST -> new Ladder(MIDDLE - FROM_FACE, ALONG, false);
                case WEST -> new Ladder(MIDDLE + FROM_FACE, ALONG, false);
                case NONE, FULL ->
                    at(SIDES.maxBy(side -> reasons(field, cube, side)).get());
            };
        }

        /** Whether the ladder is behind the other contents of the cube, seen from the south-west. */
        boolean far() {
            return (eastward ? north : east) > MIDDLE;
        }

        private static Ladder at(Direction side) {
            double edge = side.east() + side.north() > 0 ? SIDE - FROM_FACE : FROM_FACE;
            return side.north() != 0 ? new Ladder(ALONG, edge, true) : new Ladder(edge, ALONG, false);
        }

        private static int reasons(Battlefield field, Cube cube, Direction side) {
            Cube beside = cube.next(side);
            if (!field.contains(beside)) return 0;
            return (field.face(cube, side).wall() ? 1 : 0) + (field.hasFloor(beside.atLevel(cube.level() + 1)) ? 2 : 0);
        }
    }
}
