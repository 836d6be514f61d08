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
import io.github.deadcube.api.shared.SpotSquare;
import io.github.deadcube.core.view.FloorPlan.Ladder;
import io.github.deadcube.core.view.FloorPlan.WallOpening;
import io.github.deadcube.core.view.Isometry.IsometricView;
import io.github.deadcube.core.view.Slope.Rise;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * GEO-4 to GEO-7: draws one cube in the isometric view from the back to the front: its floor with the spots, its
 * northern and eastern faces, its contents, and the viewer.
 */
final class IsometricCube {
    private static final double SIDE = Battlefield.CUBE;
    private static final double RUNG = 4;

    private final Svg svg;
    private final IsometricView whole;
    private final Isometry view;
    private final Battlefield field;
    private final Cube cube;
    private final Scenery all;
    private final double west;
    private final double south;
    private final double bottom;

    IsometricCube(IsometricView whole, Cube cube) {
        this.svg = whole.svg();
        this.whole = whole;
        this.view = whole.view();
        this.field = whole.named().battlefield();
        this.cube = cube;
        this.all = field.scenery(cube);
        this.west = (cube.column() - 1) * SIDE;
        this.south = (cube.row() - 1) * SIDE;
        this.bottom = (cube.level() - 1) * SIDE;
    }

    void draw() {
        floor();
        for (Cube part : SightMap.parts(field, cube))
            for (int spot = 1; spot <= part.part().spots(); spot++)
                if (Rise.height(all, new Place(part, spot)) == 0) dot(new Place(part, spot));
        whole.named().markers().filter(marker -> marker.cubes().contains(cube)).forEach(m -> marker(m.symbol()));
        if (cube.row() < field.depth())
            whole.faces().draw(svg, field, cube, Direction.NORTH, face -> wall(face, west, south + SIDE, true));
        if (cube.column() < field.width())
            whole.faces().draw(svg, field, cube, Direction.EAST, face -> wall(face, west + SIDE, south, false));
        if (!all.equals(Scenery.NONE)) scenery();
        whole.spots()
                .seen()
                .filter(map -> map.from().cube().whole().equals(cube))
                .forEach(this::viewer);
    }

    private void scenery() {
        all.ramp().forEach(this::ramp);
        Option<Ladder> ladder = Option.when(all.ladder(), () -> Ladder.in(field, cube));
        ladder.filter(Ladder::far).forEach(this::ladder);
        if (all.middle().isDefined()) halves(all.middle().get());
        else boxes(boxes());
        ladder.filter(each -> !each.far()).forEach(this::ladder);
    }

    private void floor() {
        Floor floor = field.floor(cube);
        Floor.Cover cover = floor.cover();
        if (!floor.exists()) return;
        flat(cube.level() == 1 ? "ground" : "floor", cover.west(), cover.south(), cover.east(), cover.north());
        if (floor.hatch() > 0) flat("hatch", 10, 10, 20, 20);
    }

    private void flat(String kind, double from, double low, double to, double high) {
        svg.path(kind, view.path(at(from, low, 0), at(to, low, 0), at(to, high, 0), at(from, high, 0)));
    }

    private void wall(Face face, double fromWest, double fromSouth, boolean eastward) {
        new StandingWall(view, fromWest, fromSouth, bottom, eastward).draw(svg, face);
    }

    private void ramp(Direction toward) {
        double[][] corners =
                Slope.corners(toward).stream().map(c -> on(toward, c[0], c[1])).toArray(double[][]::new);
        StringBuilder d = new StringBuilder(view.path(corners));
        for (double[] t : Slope.treads(toward)) d.append(view.path(on(toward, t[0], t[1]), on(toward, t[2], t[3])));
        svg.path("ramp", d);
        for (int spot = 1; spot <= Place.SPOTS; spot++) dot(new Place(cube, spot));
    }

    private double[] on(Direction toward, double east, double north) {
        return at(east, north, Slope.height(toward, east, north));
    }

    private Vector<IsometricBox> boxes() {
        Vector<IsometricBox> blocks = all.blocks()
                .map(b -> box(
                        b.height() == Block.FULL_HEIGHT ? "block" : "crate",
                        0,
                        b.west(),
                        b.south(),
                        b.east(),
                        b.north(),
                        b.height()));
        return blocks.appendAll(all.platforms()
                .flatMap(p -> p.spots().map(spot -> {
                    SpotSquare at = SpotSquare.of(spot);
                    return box("platform", spot, at.west(), at.south(), at.east(), at.north(), p.height());
                })));
    }

    private IsometricBox box(String kind, int spot, int from, int low, int to, int high, int height) {
        return new IsometricBox(kind, spot, west + from, south + low, west + to, south + high, bottom, bottom + height);
    }

    private void boxes(Vector<IsometricBox> boxes) {
        for (IsometricBox box : IsometricBox.backToFront(boxes)) {
            box.draw(svg, view);
            if (box.spot() > 0) dot(new Place(cube, box.spot()));
        }
    }

    /** Draws the contents behind the middle wall, then the wall, then the contents in front of it. */
    private void halves(MiddleWall wall) {
        boolean northSouth = wall.run() == MiddleWall.Run.NORTH_SOUTH;
        double middle = (northSouth ? west : south) + SIDE / 2;
        double east = west + SIDE;
        double north = south + SIDE;
        boxes(boxes().flatMap(box ->
                northSouth ? box.within(middle, south, east, north) : box.within(west, middle, east, north)));
        if (northSouth) wall(wall.face(), middle, south, false);
        else wall(wall.face(), west, middle, true);
        boxes(boxes().flatMap(box ->
                northSouth ? box.within(west, south, middle, north) : box.within(west, south, east, middle)));
    }

    private void marker(char symbol) {
        double east = west + 20;
        double north = south + 10;
        svg.words(String.valueOf(symbol), "marker", view.x(east, north), view.y(east, north, bottom) + 2);
    }

    private void ladder(Ladder ladder) {
        double half = Ladder.WIDTH / 2;
        double acrossEast = ladder.eastward() ? half : 0;
        double acrossNorth = ladder.eastward() ? 0 : half;
        StringBuilder d = new StringBuilder();
        for (int side : new int[] {-1, 1})
            d.append(view.path(
                    at(ladder.east() + side * acrossEast, ladder.north() + side * acrossNorth, 0),
                    at(ladder.east() + side * acrossEast, ladder.north() + side * acrossNorth, SIDE)));
        for (double up = RUNG; up < SIDE; up += RUNG)
            d.append(view.path(
                    at(ladder.east() - acrossEast, ladder.north() - acrossNorth, up),
                    at(ladder.east() + acrossEast, ladder.north() + acrossNorth, up)));
        svg.path("ladder", d);
    }

    private void dot(Place place) {
        whole.spots().shade(place).lying(svg, x(place), y(place, 0));
    }

    /** Draws the viewer as tall as its body, in front of all other contents of its cube. */
    private void viewer(SightMap map) {
        double height = map.body().height() / 10.0;
        double x = x(map.from());
        svg.line("pole", x, y(map.from(), 0), x, y(map.from(), height));
        svg.circle("spot viewer", x, y(map.from(), height), 2);
    }

    private double x(Place place) {
        return view.x(field.eastOf(place), field.northOf(place));
    }

    private double y(Place place, double above) {
        return view.y(field.eastOf(place), field.northOf(place), bottom + Rise.height(all, place) + above);
    }

    private double[] at(double east, double north, double up) {
        return new double[] {west + east, south + north, bottom + up};
    }

    /**
     * GEO-4: a face in the isometric view, which runs east or north from its south-western end, in tenths of an inch.
     */
    private record StandingWall(Isometry view, double west, double south, double bottom, boolean eastward) {
        private static final WallOpening HATCH = new WallOpening(2, 1, 7, 7);

        void draw(Svg svg, Face face) {
            if (face.gap() == Face.Gap.OPEN) return;
            String side = eastward ? " n" : " e";
            if (!face.wall()) {
                svg.path("barricade" + side, part(0, 0, SIDE, WallOpening.LOW));
                return;
            }
            svg.path((face.smooth() ? "slick" : "brick") + side, around(WallOpening.of(face)));
            if (face.hatch() > 0) svg.path("hatch", part(HATCH));
        }

        /** A doorway divides the wall; a window is a hole in the wall. */
        private String around(Option<WallOpening> gap) {
            if (gap.isEmpty()) return part(0, 0, SIDE, SIDE);
            WallOpening open = gap.get();
            return open.door()
                    ? part(0, 0, open.left(), SIDE) + part(open.right(), 0, SIDE, SIDE)
                    : part(0, 0, SIDE, SIDE) + part(open);
        }

        private String part(WallOpening opening) {
            return part(opening.left(), opening.bottom(), opening.right(), opening.top());
        }

        private String part(double from, double low, double to, double high) {
            return view.path(at(from, low), at(to, low), at(to, high), at(from, high));
        }

        private double[] at(double along, double up) {
            return new double[] {eastward ? west + along : west, eastward ? south : south + along, bottom + up};
        }
    }
}
