package io.github.deadcube.core.setup;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ModelOnBoard;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.board.Board;
import io.vavr.collection.Vector;

/** ADV-4, PART-1, PART-3: how full the cubes of a situation are. */
final class CapacityCheck {
    private static final int CAPACITY = 4;
    private static final int HALF_CAPACITY = 2;

    private final Situation situation;
    private final Board board;

    CapacityCheck(Situation situation) {
        this.situation = situation;
        this.board = Board.of(situation.setup().battlefield());
    }

    /** ADV-19: the cubes that hold more than their capacity, in board order. */
    Vector<Cube> overfull() {
        return situation
                .models()
                .map(s -> s.place().cube())
                .distinct()
                .filter(cube -> all(cube) > most(cube) * 2
                        || Vector.of(Allegiance.values()).exists(allegiance -> of(cube, allegiance) > most(cube)))
                .sorted();
    }

    /** The capacity of the cube for one side, in SZ. */
    int most(Cube cube) {
        return halved(cube) ? HALF_CAPACITY : CAPACITY;
    }

    boolean halved(Cube cube) {
        return board.halved(cube);
    }

    /** The total SZ of all models in the cube. */
    int all(Cube cube) {
        return size(there(cube));
    }

    /** The total SZ of the models of one allegiance. */
    int of(Cube cube, Allegiance allegiance) {
        return size(there(cube).filter(s -> s.allegiance() == allegiance));
    }

    private Vector<ModelOnBoard> there(Cube cube) {
        return situation.models().filter(s -> s.place().cube().equals(cube));
    }

    private int size(Vector<ModelOnBoard> models) {
        return models.map(s -> situation
                        .setup()
                        .team(s.id().side())
                        .members()
                        .get(s.id().number() - 1)
                        .size())
                .sum()
                .intValue();
    }
}
