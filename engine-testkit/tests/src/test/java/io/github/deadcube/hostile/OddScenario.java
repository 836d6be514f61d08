package io.github.deadcube.hostile;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.vavr.collection.Vector;

/** A scenario with arbitrary values. */
record OddScenario(
        String name,
        Vector<Vector<Cube>> cubes,
        Vector<Objective> places,
        Vector<Cube> doors,
        int items,
        int intel,
        int rounds)
        implements Scenario {
    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        return cubes;
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return places;
    }

    @Override
    public Vector<Cube> exits(Battlefield battlefield) {
        return doors;
    }
}
