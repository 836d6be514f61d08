package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.BattlefieldBuilder;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.testkit.SplitMix64;
import io.vavr.collection.Vector;

/**
 * Draws battlefields with scenery: one in four of the 8 × 8 cubes of Patrol, the others small, so that models meet.
 *
 * @param chance what decides
 */
record Boards(SplitMix64 chance) {
    private static final int PATROL = 8;
    private static final int LEAST = 3;
    private static final int VARIETY = 5;
    private static final int MOST_LEVELS = 3;
    private static final Face.Gap[] GAPS = Face.Gap.values();
    private static final Vector<Direction> SIDES =
            Vector.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

    Battlefield board() {
        boolean patrol = chance.below(4) == 0;
        int width = patrol ? PATROL : LEAST + chance.below(VARIETY);
        int depth = patrol ? PATROL : LEAST + chance.below(VARIETY);
        Battlefield open = Battlefield.open(width, depth, 1 + chance.below(MOST_LEVELS));
        BattlefieldBuilder builder = open.toBuilder();
        for (int pieces = chance.below(width * depth); pieces > 0; pieces--)
            builder = piece(builder, open, open.cube(chance.below(open.size())));
        return builder.build().getOrElse(open);
    }

    private BattlefieldBuilder piece(BattlefieldBuilder builder, Battlefield open, Cube cube) {
        if (cube.level() > 1 && chance.below(2) == 0) return builder.floor(cube, Floor.FULL);
        Direction side = SIDES.get(chance.below(SIDES.size()));
        return open.contains(cube.next(side)) ? builder.face(cube, side, face()) : builder;
    }

    private Face face() {
        Face.Gap gap = GAPS[chance.below(GAPS.length)];
        return new Face(gap, gap.size() < Face.Gap.LOW.size() && chance.below(6) == 0);
    }
}
