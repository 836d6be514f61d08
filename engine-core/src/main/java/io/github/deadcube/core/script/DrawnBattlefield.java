package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.shared.ColumnLetter;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/**
 * A battlefield in the form that {@link LevelDrawing.Sheet} reads: levels side by side, then items for smooth faces and
 * scenery, which have no character.
 */
public record DrawnBattlefield(Battlefield field, Vector<Layer> layers) {
    private static final int CUBES_IN_A_LINE = 24;
    private static final String APART = "   ";
    private static final Vector<Direction> OWN_FACES = Vector.of(Direction.NORTH, Direction.EAST);

    /** One level below the other. All columns of a level have the same width. */
    static DrawnBattlefield even(CubeDrawing cells) {
        return new DrawnBattlefield(cells.field(), levels(cells).map(level -> Layer.even(cells, level)));
    }

    /** Each column as narrow as possible. */
    public static DrawnBattlefield tight(CubeDrawing cells) {
        return new DrawnBattlefield(cells.field(), levels(cells).map(level -> Layer.tight(cells, level)));
    }

    private static Vector<Integer> levels(CubeDrawing cells) {
        return Vector.rangeClosed(1, cells.field().levels());
    }

    /** Puts as many levels side by side as fit into the width, but at least one. */
    public String text(int width) {
        Vector<String> lines = Vector.of("board " + field.width() + " x " + field.depth() + " x " + field.levels());
        Vector<Layer> left = layers.filter(layer -> !layer.isEmpty());
        while (left.nonEmpty()) {
            int fitting = fitting(left, width);
            lines = lines.appendAll(lines(left.take(fitting)));
            left = left.drop(fitting);
        }
        return lines.appendAll(smooth())
                .appendAll(field.cubes().flatMap(cube -> SceneryWords.words(field, cube)))
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

    /** One line for each kind of face, or several if there are many cubes: {@code smooth wall north of b1 g7}. */
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
                .map(side -> FaceWords.words(field.face(cube, side)) + " " + side);
    }

    /**
     * The used part of one level: rows from south to north, columns from west to east, both without a gap, and widths
     * in characters.
     */
    private record Layer(
            CubeDrawing cells, int level, Vector<Integer> rows, Vector<Integer> columns, Vector<Integer> widths) {
        private static final int FIRST_COLUMN = 4;
        private static final int NARROWEST = 2;

        static Layer even(CubeDrawing cells, int level) {
            Vector<Integer> columns = Vector.rangeClosed(1, cells.field().width());
            Layer fitted = of(cells, level, columns);
            int widest = fitted.widths.max().getOrElse(NARROWEST);
            return new Layer(cells, level, fitted.rows, columns, columns.map(column -> widest));
        }

        static Layer tight(CubeDrawing cells, int level) {
            Vector<Integer> columns = Vector.rangeClosed(1, cells.field().width());
            return of(
                    cells,
                    level,
                    level == 1 ? columns : used(columns.map(column -> anything(cells, level, column, 0))));
        }

        private static Layer of(CubeDrawing cells, int level, Vector<Integer> columns) {
            Vector<Integer> all = Vector.rangeClosed(1, cells.field().depth());
            Vector<Integer> rows = level == 1 ? all : used(all.map(row -> anything(cells, level, 0, row)));
            return new Layer(
                    cells,
                    level,
                    rows,
                    columns,
                    columns.map(column -> all.map(row ->
                                    cells.drawn(new Cube(column, row, level)).length())
                            .append(NARROWEST)
                            .max()
                            .get()));
        }

        boolean isEmpty() {
            return rows.isEmpty();
        }

        int width() {
            return FIRST_COLUMN + widths.sum().intValue() + widths.size() - 1;
        }

        LineBuilder header() {
            LineBuilder line = new LineBuilder().put(":" + level);
            for (int i = 0; i < columns.size(); i++)
                line.at(start(i)).put(String.valueOf(ColumnLetter.letter(columns.get(i))));
            return line;
        }

        /** The cubes of a row and the faces between them; empty for a row that is not drawn. */
        LineBuilder row(int row) {
            LineBuilder line = new LineBuilder();
            if (!rows.contains(row)) return line;
            line.put((row < 10 ? " " : "") + row);
            for (int i = 0; i < columns.size(); i++) {
                Cube cube = cube(i, row);
                Face.Gap west = cells.field().face(cube, Direction.WEST).gap();
                if (columns.get(i) > 1) line.at(start(i) - 1).put(String.valueOf(FaceWords.symbol(west, true)));
                line.at(start(i)).put(cells.painted(cube), cells.drawn(cube).length());
            }
            return line;
        }

        LineBuilder southOf(int row) {
            LineBuilder line = new LineBuilder();
            if (!rows.contains(row) || row == 1) return line;
            for (int i = 0; i < columns.size(); i++) {
                Face.Gap south =
                        cells.field().face(cube(i, row), Direction.SOUTH).gap();
                line.at(start(i))
                        .put(String.valueOf(FaceWords.symbol(south, false)).repeat(widths.get(i)));
            }
            return line;
        }

        private Cube cube(int i, int row) {
            return new Cube(columns.get(i), row, level);
        }

        private int start(int i) {
            return FIRST_COLUMN + widths.take(i).sum().intValue() + i;
        }

        /** Whether a column or a row shows anything; 0 means all columns or all rows. */
        private static boolean anything(CubeDrawing cells, int level, int column, int row) {
            Battlefield field = cells.field();
            return field.cubes()
                    .exists(cube -> cube.level() == level
                            && (column == 0 || cube.column() == column)
                            && (row == 0 || cube.row() == row)
                            && (!cells.drawn(cube).isEmpty()
                                    || Direction.ALL.exists(side -> shows(field, cube, side))));
        }

        private static boolean shows(Battlefield field, Cube cube, Direction side) {
            return !side.diagonal()
                    && field.contains(cube.next(side))
                    && field.face(cube, side).gap() != Face.Gap.OPEN;
        }

        /** The numbers, counted from 1, from the first used one to the last. */
        private static Vector<Integer> used(Vector<Boolean> uses) {
            int first = uses.indexOf(true);
            return first < 0 ? Vector.empty() : Vector.rangeClosed(first + 1, uses.lastIndexOf(true) + 1);
        }
    }

    /** Builds a line and counts its visible width, without colour codes. It writes no spaces at the end of the line. */
    public static final class LineBuilder {
        private final StringBuilder text = new StringBuilder();
        private int width;
        private int written;

        /** Moves to a column, counted from 0, unless the line is already longer. */
        public LineBuilder at(int column) {
            width = Math.max(width, column);
            return this;
        }

        public LineBuilder put(String plain) {
            return put(plain, plain.length());
        }

        /** Appends text that has {@code visible} visible characters and colour codes. */
        public LineBuilder put(String painted, int visible) {
            if (visible == 0 || painted.isBlank()) return at(width + visible);
            text.append(" ".repeat(width - written)).append(painted);
            width += visible;
            written = width;
            return this;
        }

        LineBuilder put(LineBuilder other) {
            return put(other.text.toString(), other.written);
        }

        boolean isEmpty() {
            return written == 0;
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
