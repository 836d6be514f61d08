package io.github.deadcube.core.text;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.vavr.collection.Vector;
import java.util.Random;

/** Generates small battlefields with dense scenery of every kind, as far as it is legal (GEO-4 to GEO-7). */
public record RandomScenery(Random chance) {
    private static final int ITEMS = 40;

    /** A battlefield of 2 × 2 × 1 to 5 × 5 × 3 cubes. */
    public Battlefield field() {
        Battlefield field = Battlefield.open(2 + chance.nextInt(4), 2 + chance.nextInt(4), 1 + chance.nextInt(3));
        for (int i = chance.nextInt(ITEMS); i > 0; i--)
            field = with(field.toBuilder(), field.cube(chance.nextInt(field.size())))
                    .build()
                    .getOrElse(field);
        return field;
    }

    private Battlefield.Builder with(Battlefield.Builder builder, Cube cube) {
        return switch (chance.nextInt(9)) {
            case 0, 1 -> builder.face(cube, Direction.ALL.get(2 * chance.nextInt(4)), face());
            case 2, 3 ->
                builder.floor(
                        cube, new Floor(of(Floor.Cover.values()), chance.nextInt(3) == 0 ? 1 + chance.nextInt(4) : 0));
            case 4 -> builder.ladder(cube);
            case 5 -> builder.ramp(cube, of(Direction.values()));
            case 6 -> builder.block(cube, block());
            case 7 ->
                builder.platform(
                        cube,
                        new Platform(
                                Vector.rangeClosed(1, 9).filter(spot -> chance.nextInt(4) == 0),
                                1 + chance.nextInt(28)));
            default -> builder.middle(cube, new MiddleWall(of(MiddleWall.Run.values()), face()));
        };
    }

    private Face face() {
        return new Face(
                of(Face.Gap.values()), chance.nextInt(4) == 0, chance.nextInt(4) == 0 ? 1 + chance.nextInt(4) : 0);
    }

    private Block block() {
        int west = chance.nextInt(30);
        int south = chance.nextInt(30);
        return new Block(
                west,
                south,
                west + 1 + chance.nextInt(30 - west),
                south + 1 + chance.nextInt(30 - south),
                chance.nextBoolean() ? Block.FULL_HEIGHT : 1 + chance.nextInt(29));
    }

    private <T> T of(T[] all) {
        return all[chance.nextInt(all.length)];
    }
}
