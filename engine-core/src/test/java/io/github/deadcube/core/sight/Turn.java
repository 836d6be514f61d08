package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.vavr.collection.Vector;

/** Mirrors a battlefield of {@link Tables}, turns it by quarters, or moves it onto a larger one. */
public record Turn(boolean mirrored, int quarters, int east, int north) {
    private static final int MIDDLE = 15;

    /** The new position of a point, in steps from the middle of the turned area. */
    private int[] turned(int x, int y) {
        int a = mirrored ? -x : x;
        int b = y;
        for (int i = 0; i < quarters; i++) {
            int c = a;
            a = b;
            b = -c;
        }
        return new int[] {a, b};
    }

    Direction of(Direction d) {
        int[] to = turned(d.east(), d.north());
        return Direction.of(to[0], to[1]);
    }

    public Cube of(Cube cube) {
        int odd = Tables.SIDE + 1;
        int[] to = turned(2 * cube.column() - odd, 2 * cube.row() - odd);
        Cube whole = new Cube((to[0] + odd) / 2 + east, (to[1] + odd) / 2 + north, cube.level());
        return whole.part(of(cube.part()));
    }

    private Part of(Part part) {
        return part == Part.WHOLE
                ? part
                : Part.valueOf(of(Direction.valueOf(part.name())).name());
    }

    Place of(Place place) {
        Part part = place.cube().part();
        int[] to = turned(part.eastOf(place.spot()) - MIDDLE, part.northOf(place.spot()) - MIDDLE);
        Cube cube = of(place.cube());
        int spot = Vector.rangeClosed(1, part.spots())
                .find(s ->
                        cube.part().eastOf(s) == to[0] + MIDDLE && cube.part().northOf(s) == to[1] + MIDDLE)
                .get();
        return new Place(cube, spot);
    }

    private Floor of(Floor floor) {
        Floor.Cover cover = floor.cover().half()
                ? Floor.Cover.valueOf(
                        of(Direction.valueOf(floor.cover().name())).name())
                : floor.cover();
        return new Floor(cover, floor.hatch());
    }

    private Block of(Block b) {
        int[] one = turned(b.west() - MIDDLE, b.south() - MIDDLE);
        int[] other = turned(b.east() - MIDDLE, b.north() - MIDDLE);
        return new Block(
                MIDDLE + Math.min(one[0], other[0]),
                MIDDLE + Math.min(one[1], other[1]),
                MIDDLE + Math.max(one[0], other[0]),
                MIDDLE + Math.max(one[1], other[1]),
                b.height());
    }

    private Platform of(Platform platform) {
        Cube any = new Cube(1, 1, 1);
        return new Platform(
                platform.spots().map(s -> of(new Place(any, s)).spot()).sorted(), platform.height());
    }

    private MiddleWall of(MiddleWall wall) {
        MiddleWall.Run other =
                wall.run() == MiddleWall.Run.NORTH_SOUTH ? MiddleWall.Run.EAST_WEST : MiddleWall.Run.NORTH_SOUTH;
        return new MiddleWall(quarters % 2 == 0 ? wall.run() : other, wall.face());
    }

    public Battlefield of(Battlefield field) {
        Battlefield.Builder builder =
                Battlefield.builder(Tables.SIDE + 2 * east, Tables.SIDE + 2 * north, field.levels());
        for (Cube cube : field.cubes()) {
            for (Direction side : new Direction[] {Direction.NORTH, Direction.EAST})
                if (field.contains(cube.next(side))) builder.face(of(cube), of(side), field.face(cube, side));
            builder.floor(of(cube), of(field.floor(cube)));
            Scenery all = field.scenery(cube);
            builder.scenery(
                    of(cube),
                    new Scenery(
                            all.ladder(),
                            all.ramp().map(this::of),
                            all.blocks().map(this::of),
                            all.platforms().map(this::of),
                            all.middle().map(this::of)));
        }
        return builder.build().getOrElseThrow(faults -> new IllegalArgumentException(faults.mkString("\n")));
    }
}
