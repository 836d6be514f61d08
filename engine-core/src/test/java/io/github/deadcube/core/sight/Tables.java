package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.vavr.collection.Vector;
import java.util.SplittableRandom;

/** Random battlefields of 4 × 4 × 3 cubes, full of scenery of all kinds, and random places on them. */
public final class Tables {
    static final int SIDE = 4;
    private static final int LEVELS = 3;
    private static final Floor.Cover[] COVERS = Floor.Cover.values();

    private final SplittableRandom chance;

    public Tables(long seed) {
        chance = new SplittableRandom(seed);
    }

    public Battlefield next() {
        Battlefield.Builder builder = Battlefield.builder(SIDE, SIDE, LEVELS);
        boolean[] halved = new boolean[SIDE * SIDE * LEVELS];
        Battlefield open = Battlefield.open(SIDE, SIDE, LEVELS);
        for (Cube cube : open.cubes()) {
            for (Direction side : new Direction[] {Direction.NORTH, Direction.EAST})
                if (open.contains(cube.next(side)) && chance.nextInt(3) == 0)
                    builder.face(cube, side, face(Face.Gap.values()[chance.nextInt(6)]));
            boolean half = chance.nextInt(12) == 0;
            halved[open.index(cube)] = half;
            if (cube.level() > 1 && chance.nextBoolean()) builder.floor(cube, floor(half));
            if (half)
                builder.middle(
                        cube,
                        new MiddleWall(
                                MiddleWall.Run.values()[chance.nextInt(2)],
                                face(Face.Gap.values()[2 + chance.nextInt(4)])));
            if (chance.nextInt(6) == 0) for (int i = chance.nextInt(3); i >= 0; i--) builder.block(cube, block());
            if (!half && chance.nextInt(9) == 0) platforms(builder, cube);
            if (chance.nextInt(12) == 0 && cube.level() < LEVELS) builder.ladder(cube);
        }
        return ramps(builder.build().get(), halved);
    }

    private Battlefield ramps(Battlefield field, boolean[] halved) {
        Battlefield with = field;
        for (int i = chance.nextInt(4); i > 0; i--) {
            Cube cube = field.cube(chance.nextInt(field.size()));
            if (!halved[field.index(cube)])
                with = with.toBuilder()
                        .ramp(cube, Direction.ALL.get(chance.nextInt(8)))
                        .build()
                        .getOrElse(with);
        }
        return with;
    }

    private Face face(Face.Gap gap) {
        Face plain = new Face(gap, false);
        return plain.wall() ? new Face(gap, chance.nextInt(4) == 0, hatch()) : plain;
    }

    private Floor floor(boolean half) {
        return new Floor(half ? Floor.Cover.FULL : COVERS[1 + chance.nextInt(5)], hatch());
    }

    private int hatch() {
        return chance.nextInt(4) == 0 ? 1 + chance.nextInt(4) : 0;
    }

    private Block block() {
        int west = chance.nextInt(29);
        int south = chance.nextInt(29);
        return new Block(
                west,
                south,
                west + 1 + chance.nextInt(30 - west),
                south + 1 + chance.nextInt(30 - south),
                chance.nextInt(3) == 0 ? 30 : 1 + chance.nextInt(29));
    }

    /** One platform, or two side by side with different heights. */
    private void platforms(Battlefield.Builder builder, Cube cube) {
        Vector<Integer> spots = Vector.rangeClosed(1, 9).filter(spot -> chance.nextInt(3) == 0);
        builder.platform(cube, new Platform(spots.isEmpty() ? Vector.of(5) : spots, 5 + chance.nextInt(15)));
        Vector<Integer> others =
                Vector.rangeClosed(1, 9).filter(spot -> spot != 5 && !spots.contains(spot) && chance.nextInt(4) == 0);
        if (!others.isEmpty()) builder.platform(cube, new Platform(others, 1 + chance.nextInt(28)));
    }

    Place place(Battlefield field) {
        Cube cube = field.cube(chance.nextInt(field.size()));
        Part part = field.scenery(cube)
                .middle()
                .map(wall -> chance.nextBoolean() ? wall.low() : wall.high())
                .getOrElse(Part.WHOLE);
        return new Place(cube.part(part), 1 + chance.nextInt(part.spots()));
    }

    Body body() {
        if (chance.nextInt(4) == 0)
            return new Body(
                    1 + chance.nextInt(4), 15 + chance.nextInt(80), 40 + chance.nextInt(400), chance.nextInt(5) == 0);
        return new Body(1 + chance.nextInt(4), chance.nextInt(5) == 0);
    }

    <T> T one(Vector<T> of) {
        return of.get(chance.nextInt(of.size()));
    }

    Cube cube(Battlefield field) {
        return field.cube(chance.nextInt(field.size()));
    }

    /** The battlefield with one more opaque thing: a wall, a floor or a block. */
    Battlefield more(Battlefield field) {
        Cube cube = cube(field);
        return switch (chance.nextInt(3)) {
            case 0 -> field.toBuilder().block(cube, block()).build().getOrElse(field);
            case 1 -> field.toBuilder().floor(cube, Floor.FULL).build().getOrElse(field);
            default ->
                field.toBuilder()
                        .face(cube, Direction.ALL.get(2 * chance.nextInt(4)), Face.BLOCKED)
                        .build()
                        .getOrElse(field);
        };
    }
}
