package io.github.deadcube.rules;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.vavr.collection.Vector;

/** For nothing but kills; each side has one corner to deploy in, or the cubes that are named. */
record Corners(Vector<Vector<Cube>> named, int rounds) implements Scenario {
    Corners() {
        this(Vector.empty(), 1);
    }

    static Corners of(String one, String other) {
        return new Corners(Vector.of(cubes(one), cubes(other)), 1);
    }

    private static Vector<Cube> cubes(String names) {
        return Vector.of(names.split(" ", -1)).map(name -> Cube.parse(name).get());
    }

    Corners lasting(int number) {
        return new Corners(named, number);
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
