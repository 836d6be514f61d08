package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.vavr.collection.Vector;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Models nearer to a1. */
final class Nearer implements Simpler<Situation> {
    @Override
    public Stream<Situation> than(Situation situation) {
        Vector<Standing> models = situation.models();
        return Stream.concat(
                        nearer(new Cube(least(models, 0), least(models, 1), 1))
                                .map(corner -> models.map(m -> shifted(m, corner, least(models, 0), least(models, 1)))),
                        IntStream.range(0, models.size())
                                .boxed()
                                .flatMap(i -> nearer(models.get(i).place().cube())
                                        .map(cube -> models.update(i, in(models.get(i), cube)))))
                .map(others -> SimplerOpening.with(situation, others));
    }

    /** On the ground; at its column or its row, half the way, or one step. */
    private static Stream<Cube> nearer(Cube cube) {
        int column = cube.column();
        int row = cube.row();
        return Stream.of(
                new Cube(1, 1, cube.level()),
                new Cube(1, row, cube.level()),
                new Cube(column, 1, cube.level()),
                new Cube(column, row, 1),
                new Cube(column - column / 2, row - row / 2, cube.level()),
                new Cube(column - 1, row, cube.level()),
                new Cube(column, row - 1, cube.level()));
    }

    private static int least(Vector<Standing> models, int axis) {
        return models.map(m ->
                        axis == 0 ? m.place().cube().column() : m.place().cube().row())
                .min()
                .getOrElse(1);
    }

    private static Standing shifted(Standing m, Cube corner, int column, int row) {
        Cube cube = m.place().cube();
        return in(m, new Cube(cube.column() - column + corner.column(), cube.row() - row + corner.row(), cube.level()));
    }

    private static Standing in(Standing m, Cube cube) {
        return m.withPlace(new Place(cube, m.place().spot()));
    }

    @Override
    public long[] size(Situation situation) {
        return new long[] {
            situation
                    .models()
                    .map(m -> m.place().cube())
                    .map(c -> c.column() + c.row() + c.level())
                    .sum()
                    .longValue()
        };
    }
}
