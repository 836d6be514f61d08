package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.core.text.NamedBattlefield;

/**
 * A battlefield from high in the south-west, painted from the back to the front: rows from the north, in them columns from
 * the east, in them levels upward. {@link IsometricCube} paints the cubes.
 */
record IsometricView(Svg svg, NamedBattlefield named, SpotShades spots, Isometry view) {
    private static final double SIDE = Battlefield.CUBE;
    private static final double LABEL = -8;

    void draw() {
        Battlefield field = named.battlefield();
        for (int row = field.depth(); row > 0; row--)
            for (int column = field.width(); column > 0; column--)
                for (int level = 1; level <= field.levels(); level++)
                    new IsometricCube(this, new Cube(column, row, level)).draw();
        for (int column = 1; column <= field.width(); column++)
            label((char) ('a' + column - 1) + "", (column - 0.5) * SIDE, LABEL);
        for (int row = 1; row <= field.depth(); row++) label(row + "", LABEL, (row - 0.5) * SIDE);
    }

    private void label(String text, double east, double north) {
        svg.text("text", text, "class", "label", "x", view.x(east, north), "y", view.y(east, north, 0) + 3);
    }
}
