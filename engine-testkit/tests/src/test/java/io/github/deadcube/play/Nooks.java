package io.github.deadcube.play;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;

/** Generates small battlefields with little room: half-cubes, half floors, blocks, platforms and walls. */
record Nooks(SplitMix64 chance) {
    /** Returns a battlefield of 2 × 2 × 1 to 4 × 4 × 3 cubes. */
    Battlefield field() {
        Battlefield field = Battlefield.open(2 + below(3), 2 + below(3), 1 + below(3));
        for (int i = below(30); i > 0; i--) {
            Battlefield before = field;
            field = with(field.toBuilder(), field.cube(below(field.size())))
                    .build()
                    .getOrElse(before);
        }
        return field;
    }

    private int below(int bound) {
        return chance.below(bound);
    }

    private Battlefield.Builder with(Battlefield.Builder builder, Cube cube) {
        return switch (below(9)) {
            case 0, 1 -> builder.face(cube, Direction.ALL.get(2 * below(4)), face());
            case 2, 3, 4 -> builder.floor(cube, new Floor(of(Floor.Cover.values()), below(3) == 0 ? 1 + below(4) : 0));
            case 5 -> builder.ladder(cube);
            case 6 -> builder.block(cube, block());
            case 7 ->
                builder.platform(cube, new Platform(Vector.rangeClosed(1, 9).filter(spot -> below(2) == 0), 10));
            default -> builder.middle(cube, new MiddleWall(of(MiddleWall.Run.values()), face()));
        };
    }

    private Face face() {
        return new Face(of(Face.Gap.values()), below(3) == 0, 0);
    }

    private Block block() {
        int west = below(2) * 10;
        int south = below(2) * 10;
        return new Block(west, south, 20 + below(2) * 10, 20 + below(2) * 10, below(2) == 0 ? Block.FULL_HEIGHT : 10);
    }

    private <T> T of(T[] all) {
        return all[below(all.length)];
    }
}
