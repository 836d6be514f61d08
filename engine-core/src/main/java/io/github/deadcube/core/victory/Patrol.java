package io.github.deadcube.core.victory;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.vavr.collection.Vector;

/** VIC-10: <em>Patrol</em>, on eight by eight cubes. */
record Patrol() implements Scenario {
    private static final int SIDE = 8;

    @Override
    public String name() {
        return "Patrol";
    }

    @Override
    public Vector<String> faults(Battlefield battlefield) {
        return battlefield.width() == SIDE && battlefield.depth() == SIDE
                ? Vector.empty()
                : Vector.of(
                        "Patrol is played on 8 × 8 cubes, not on " + battlefield.width() + " × " + battlefield.depth());
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        return Vector.of(row(1, SIDE), row(5, 1));
    }

    private static Vector<Cube> row(int column, int row) {
        return Vector.range(column, column + 4).map(c -> new Cube(c, row, 1));
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return Vector.of(at("h7", 1), at("a2", 1), at("f5", 2), at("c4", 2));
    }

    private static Objective at(String cube, int worth) {
        return new Objective(Cube.parse(cube).get(), worth);
    }
}
