package io.github.deadcube.core.board;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Gait;
import java.util.ArrayList;
import java.util.List;

/** Where one step leads from one place, in board order. */
final class Reach {
    private final Cube[] cubes;

    private Reach(List<Cube> cubes) {
        this.cubes = cubes.toArray(Cube[]::new);
    }

    static Reach of(Battlefield field, int size, Gait gait, Cube from) {
        Ways ways = new Ways(field, size, gait);
        List<Cube> found = new ArrayList<>();
        for (int level = from.level() - 1; level <= from.level() + 1; level++)
            for (int row = from.row() - 1; row <= from.row() + 1; row++)
                for (int column = from.column() - 1; column <= from.column() + 1; column++) {
                    Cube cube = new Cube(column, row, level);
                    if (field.contains(cube)) add(field, ways, gait, from, cube, found);
                }
        return new Reach(found);
    }

    private static void add(Battlefield field, Ways ways, Gait gait, Cube from, Cube cube, List<Cube> found) {
        Cube known = field.cube(field.index(cube));
        for (Cube to : Sides.of(field, known))
            if (!to.equals(from) && ways.walks(from, to) && !Footing.endless(field, gait, from, to)) found.add(to);
    }

    /** To be read alone. */
    Cube[] cubes() {
        return cubes;
    }

    boolean holds(Cube cube) {
        for (Cube c : cubes) if (c.equals(cube)) return true;
        return false;
    }
}
