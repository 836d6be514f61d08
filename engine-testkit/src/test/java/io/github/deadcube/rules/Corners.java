package io.github.deadcube.rules;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Objective;
import io.github.deadcube.api.extend.Scenario;
import io.vavr.collection.Vector;

/** One round, for nothing but kills; each side has one corner to deploy in, or the cubes that are named. */
record Corners(Vector<Vector<Cube>> named) implements Scenario {
    Corners() {
        this(Vector.empty());
    }

    static Corners of(String one, String other) {
        return new Corners(Vector.of(one, other)
                .map(cubes ->
                        Vector.of(cubes.split(" ", -1)).map(c -> Cube.parse(c).get())));
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

    @Override
    public int rounds() {
        return 1;
    }
}
