package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.core.board.Board;
import io.vavr.collection.Vector;

/** AWAY-1, AWAY-2: seen from above, on the target's level. */
record OnOneLevel() implements DirectlyAway {
    @Override
    public Vector<Cube> cubes(Battlefield battlefield, Place source, Place target) {
        return Board.of(battlefield).away(source, target).map(target.cube()::next);
    }
}
