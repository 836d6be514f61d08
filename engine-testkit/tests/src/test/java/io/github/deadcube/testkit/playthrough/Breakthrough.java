package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.vavr.collection.Vector;

/** One side wants to exit in the north, the other in the south: a scenario with exits (ADV-3). */
record Breakthrough() implements Scenario {
    @Override
    public String name() {
        return "Breakthrough";
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        return Vector.of(row(battlefield, 1), row(battlefield, battlefield.depth()));
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return Vector.empty();
    }

    @Override
    public Vector<Cube> exits(Battlefield battlefield) {
        return row(battlefield, 1).appendAll(row(battlefield, battlefield.depth()));
    }

    @Override
    public int rounds() {
        return 3;
    }

    private static Vector<Cube> row(Battlefield battlefield, int row) {
        return battlefield.cubes().filter(cube -> cube.level() == 1 && cube.row() == row);
    }
}
