package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/**
 * A battlefield as {@link Sheet} reads it: levels drawn side by side, then smooth faces and
 * scenery, which no character stands for, as items.
 */
record DrawnBattlefield(Battlefield field, Vector<Layer> layers) {
    private static final int CUBES_IN_A_LINE = 24;
    private static final String APART = "   ";
    private static final Vector<Direction> OWN_FACES = Vector.of(Direction.NORTH, Direction.EAST);

    /** One level under the other, each even in itself. */
    static DrawnBattlefield even(Cells cells) {
        return new DrawnBattlefield(cells.field(), levels(cells).map(level -> Layer.even(cells, level)));
    }

    /** As narrow as it can be. */
    static DrawnBattlefield tight(Cells cells) {
        return new DrawnBattlefield(cells.field(), levels(cells).map(level -> Layer.tight(cells, level)));
    }

    private static Vector<Integer> levels(Cells cells) {
        return Vector.rangeClosed(1, cells.field().levels());
    }

    /** As many levels side by side as a width has room for, at least one. */
    String text(int width) {
        Vector<String> lines = Vector.of("board " + field.width() + " x " + field.depth() + " x " + field.levels());
        Vector<Layer> left = layers.filter(layer -> !layer.isEmpty());
        while (left.nonEmpty()) {
            int fitting = fitting(left, width);
            lines = lines.appendAll(lines(left.take(fitting)));
            left = left.drop(fitting);
        }
        return lines.appendAll(smooth())
                .appendAll(field.cubes().flatMap(cube -> SceneryWords.of(field, cube)))
                .map(line -> line + "\n")
                .mkString();
    }

    private static int fitting(Vector<Layer> layers, int width) {
        int together = layers.head().width();
        int fitting = 1;
        while (fitting < layers.size()) {
            together += APART.length() + layers.get(fitting).width();
            if (together > width) break;
            fitting++;
        }
        return fitting;
    }

    private static Vector<String> lines(Vector<Layer> layers) {
        Vector<Integer> rows = layers.flatMap(Layer::rows).distinct().sorted().reverse();
        Vector<LineBuilder> lines = Vector.of(beside(layers, layers.map(Layer::header)));
        for (int row : rows) {
            lines = lines.append(beside(layers, layers.map(layer -> layer.row(row))));
            LineBuilder south = beside(layers, layers.map(layer -> layer.southOf(row)));
            if (row > rows.last() && !south.isEmpty()) lines = lines.append(south);
        }
        return lines.map(LineBuilder::toString);
    }

    private static LineBuilder beside(Vector<Layer> layers, Vector<LineBuilder> parts) {
        LineBuilder whole = new LineBuilder();
        int column = 0;
        for (int i = 0; i < layers.size(); i++) {
            whole.at(column).put(parts.get(i));
            column += layers.get(i).width() + APART.length();
        }
        return whole;
    }

    /** A line for each kind, or more for very many: {@code smooth wall north of b1 g7}. */
    private Vector<String> smooth() {
        Vector<Tuple2<String, Cube>> faces =
                field.cubes().flatMap(cube -> smooth(cube).map(words -> Tuple.of(words, cube)));
        return faces.map(Tuple2::_1)
                .distinct()
                .flatMap(words -> faces.filter(face -> face._1().equals(words))
                        .map(Tuple2::_2)
                        .grouped(CUBES_IN_A_LINE)
                        .map(cubes -> words + " of " + cubes.mkString(" ")));
    }

    private Vector<String> smooth(Cube cube) {
        return OWN_FACES
                .filter(side -> field.contains(cube.next(side))
                        && field.face(cube, side).smooth())
                .map(side -> FaceWords.of(field.face(cube, side)) + " " + side);
    }
}
