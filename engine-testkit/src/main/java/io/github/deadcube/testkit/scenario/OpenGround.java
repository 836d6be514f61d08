package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Objective;
import io.github.deadcube.api.extend.Scenario;
import io.vavr.collection.Vector;

/** A fight for nothing but the enemy's VPs, on a battlefield of any size: zones at its southern and northern edges. */
public record OpenGround() implements Scenario {
    @Override
    public String name() {
        return "Open ground";
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        return Vector.of(row(battlefield, 1), row(battlefield, battlefield.depth()));
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return Vector.empty();
    }

    private static Vector<Cube> row(Battlefield battlefield, int row) {
        return Vector.rangeClosed(1, battlefield.width()).map(column -> new Cube(column, row, 1));
    }
}
