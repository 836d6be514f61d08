package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.shared.ColumnLetter;
import io.github.deadcube.core.text.NamedBattlefield;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The isometric projection, seen from above in the south-west, with one scale. Columns lead up to the right, rows up to
 * the left.
 */
record Isometry(int width, int depth, double down) {
    private static final double COSINE = Math.sqrt(3) / 2;
    private static final double SINE = 0.5;
    private static final double SIDE = Battlefield.CUBE;

    double across() {
        return (width + depth) * SIDE * COSINE;
    }

    /** A projection that is high enough for the highest point of the picture. */
    static Isometry of(Battlefield field) {
        double down = (field.width() + field.depth()) * SIDE * SINE;
        for (Cube cube : field.cubes())
            if (stands(field, cube))
                down = Math.max(down, (cube.column() + cube.row()) * SIDE * SINE + cube.level() * SIDE);
        return new Isometry(field.width(), field.depth(), down);
    }

    private static boolean stands(Battlefield field, Cube cube) {
        return cube.level() > 1 && field.hasFloor(cube)
                || !field.scenery(cube).equals(Scenery.NONE)
                || Direction.ALL.exists(side -> !side.diagonal()
                        && field.contains(cube.next(side))
                        && field.face(cube, side).gap() != Face.Gap.OPEN);
    }

    double x(double east, double north) {
        return (east - north + depth * SIDE) * COSINE;
    }

    double y(double east, double north, double up) {
        return down() - (east + north) * SINE - up;
    }

    /** A closed polygon. Each corner is its coordinates east, north and up. */
    String path(double[]... corners) {
        return Stream.of(corners)
                .map(c -> Svg.point(x(c[0], c[1]), y(c[0], c[1], c[2])))
                .collect(Collectors.joining("L", "M", "Z"));
    }

    /**
     * Draws a battlefield from the back to the front: rows from the north, in each row columns from the east, in each
     * column levels upward. {@link IsometricCube} draws the cubes.
     */
    record IsometricView(Svg svg, NamedBattlefield named, SpotShades spots, Isometry view, DrawnFaces faces) {
        private static final double LABEL = -8;

        void draw() {
            Battlefield field = named.battlefield();
            for (int row = field.depth(); row > 0; row--)
                for (int column = field.width(); column > 0; column--)
                    for (int level = 1; level <= field.levels(); level++)
                        new IsometricCube(this, new Cube(column, row, level)).draw();
            for (int column = 1; column <= field.width(); column++)
                label(ColumnLetter.letter(column) + "", (column - 0.5) * SIDE, LABEL);
            for (int row = 1; row <= field.depth(); row++) label(row + "", LABEL, (row - 0.5) * SIDE);
        }

        private void label(String text, double east, double north) {
            svg.words(text, "label", view.x(east, north), view.y(east, north, 0) + 3);
        }
    }
}
