package io.github.deadcube.rules;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.vavr.collection.Vector;

/** A scenario that scores kills only. Each side deploys in one corner, or in the given cubes. */
record CornerScenario(Vector<Vector<Cube>> named, int rounds) implements Scenario {
    CornerScenario() {
        this(Vector.empty(), 1);
    }

    static CornerScenario of(String one, String other) {
        return new CornerScenario(Vector.of(cubes(one), cubes(other)), 1);
    }

    private static Vector<Cube> cubes(String names) {
        return Vector.of(names.split(" ", -1)).map(name -> Cube.of(name));
    }

    CornerScenario lasting(int number) {
        return new CornerScenario(named, number);
    }

    @Override
    public String name() {
        return "Corners";
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield field) {
        Vector<Cube> corners = Vector.of(new Cube(1, 1, 1), new Cube(field.width(), field.depth(), 1));
        return named.isEmpty() ? corners.map(Vector::of) : named;
    }

    @Override
    public Vector<Objective> objectives(Battlefield field) {
        return Vector.empty();
    }

    @Override
    public int items() {
        return 0;
    }
}
