package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.jqwik.SceneryPieces.Piece;
import io.vavr.collection.Vector;

/**
 * Generates battlefields with scenery. One in four has the 8 × 8 cubes of Patrol. The others are small, so that models
 * meet.
 */
record BattlefieldArbitrary(SplitMix64 chance) {
    private static final int PATROL = 8;
    private static final int LEAST = 3;
    private static final int VARIETY = 5;
    private static final int MOST_LEVELS = 3;
    private static final int SIZES = 4;
    private static final Face.Gap[] GAPS = Face.Gap.values();
    private static final Vector<Direction> SIDES =
            Vector.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

    Battlefield battlefield() {
        boolean patrol = chance.below(4) == 0;
        int width = patrol ? PATROL : LEAST + chance.below(VARIETY);
        int depth = patrol ? PATROL : LEAST + chance.below(VARIETY);
        Battlefield open = Battlefield.open(width, depth, 1 + chance.below(MOST_LEVELS));
        Vector<Piece> pieces =
                Vector.fill(chance.below(width * depth), () -> piece(open, open.cube(chance.below(open.size()))));
        return SceneryPieces.of(open).with(pieces).sound();
    }

    /** Floors and faces are the most frequent pieces. */
    private Piece piece(Battlefield open, Cube cube) {
        boolean above = cube.level() > 1;
        Direction side = SIDES.get(chance.below(SIDES.size()));
        return switch (chance.below(8)) {
            case 0 -> new Piece(cube, b -> b.ladder(cube));
            case 1 -> {
                Direction toward = Direction.ALL.get(chance.below(Direction.ALL.size()));
                yield new Piece(cube, b -> b.ramp(cube, toward));
            }
            case 2, 3, 4 -> above ? floor(cube) : face(open, cube, side);
            default -> face(open, cube, side);
        };
    }

    private Piece floor(Cube cube) {
        Floor floor = new Floor(Floor.Cover.FULL, chance.below(5) == 0 ? 1 + chance.below(SIZES) : 0);
        return new Piece(cube, b -> b.floor(cube, floor));
    }

    private Piece face(Battlefield open, Cube cube, Direction side) {
        Face face = face();
        return new Piece(cube, b -> open.contains(cube.next(side)) ? b.face(cube, side, face) : b);
    }

    private Face face() {
        Face.Gap gap = GAPS[chance.below(GAPS.length)];
        boolean wall = Face.wall(gap).wall();
        return new Face(gap, wall && chance.below(6) == 0, wall && chance.below(6) == 0 ? 1 + chance.below(SIZES) : 0);
    }
}
