package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Objective;
import io.github.deadcube.api.extend.Scenario;
import io.vavr.collection.Vector;

/** A fight for nothing but the enemy's VPs, on a battlefield of any size: its southern half against its northern. */
public record OpenGround() implements Scenario {
    @Override
    public String name() {
        return "Open ground";
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        int middle = battlefield.depth() / 2;
        return Vector.of(rows(battlefield, 1, middle), rows(battlefield, middle + 1, battlefield.depth()));
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return Vector.empty();
    }

    private static Vector<Cube> rows(Battlefield battlefield, int first, int last) {
        return battlefield.cubes().filter(cube -> cube.level() == 1 && cube.row() >= first && cube.row() <= last);
    }

    @Override
    public int items() {
        return 0;
    }
}
