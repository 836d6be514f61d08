package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.vavr.collection.Vector;

/**
 * One level of a battlefield, drawn as {@link Drawing} reads it, as far as there is anything.
 *
 * @param rows from south to north, without a gap
 * @param columns from west to east, without a gap
 * @param widths how many characters each column takes
 */
record Layer(Cells cells, int level, Vector<Integer> rows, Vector<Integer> columns, Vector<Integer> widths) {
    private static final int FIRST_COLUMN = 4;
    private static final int NARROWEST = 2;

    /** Whole rows, every column as wide as the widest. */
    static Layer even(Cells cells, int level) {
        Vector<Integer> columns = Vector.rangeClosed(1, cells.field().width());
        Layer fitted = of(cells, level, columns);
        int widest = fitted.widths.max().getOrElse(NARROWEST);
        return new Layer(cells, level, fitted.rows, columns, columns.map(column -> widest));
    }

    /** No more columns than needed, and none wider than it must be. */
    static Layer tight(Cells cells, int level) {
        Vector<Integer> columns = Vector.rangeClosed(1, cells.field().width());
        return of(cells, level, level == 1 ? columns : used(columns.map(column -> anything(cells, level, column, 0))));
    }

    private static Layer of(Cells cells, int level, Vector<Integer> columns) {
        Vector<Integer> all = Vector.rangeClosed(1, cells.field().depth());
        Vector<Integer> rows = level == 1 ? all : used(all.map(row -> anything(cells, level, 0, row)));
        return new Layer(
                cells,
                level,
                rows,
                columns,
                columns.map(column -> all.map(
                                row -> cells.of(new Cube(column, row, level)).length())
                        .append(NARROWEST)
                        .max()
                        .get()));
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** How many characters its lines take. */
    int width() {
        return FIRST_COLUMN + widths.sum().intValue() + widths.size() - 1;
    }

    LineBuilder header() {
        LineBuilder line = new LineBuilder().put(":" + level);
        for (int i = 0; i < columns.size(); i++)
            line.at(start(i)).put(String.valueOf((char) ('a' + columns.get(i) - 1)));
        return line;
    }

    /** The cubes of a row with the faces between them; nothing for a row that is left out. */
    LineBuilder row(int row) {
        LineBuilder line = new LineBuilder();
        if (!rows.contains(row)) return line;
        line.put((row < 10 ? " " : "") + row);
        for (int i = 0; i < columns.size(); i++) {
            Cube cube = cube(i, row);
            Face.Gap west = cells.field().face(cube, Direction.WEST).gap();
            if (columns.get(i) > 1) line.at(start(i) - 1).put(String.valueOf(FaceWords.symbol(west, true)));
            line.at(start(i)).put(cells.painted(cube), cells.of(cube).length());
        }
        return line;
    }

    /** The faces south of a row. */
    LineBuilder southOf(int row) {
        LineBuilder line = new LineBuilder();
        if (!rows.contains(row) || row == 1) return line;
        for (int i = 0; i < columns.size(); i++) {
            Face.Gap south = cells.field().face(cube(i, row), Direction.SOUTH).gap();
            line.at(start(i)).put(String.valueOf(FaceWords.symbol(south, false)).repeat(widths.get(i)));
        }
        return line;
    }

    private Cube cube(int i, int row) {
        return new Cube(columns.get(i), row, level);
    }

    private int start(int i) {
        return FIRST_COLUMN + widths.take(i).sum().intValue() + i;
    }

    /** Whether anything is in a column, or in a row; 0 stands for all. */
    private static boolean anything(Cells cells, int level, int column, int row) {
        Battlefield field = cells.field();
        return field.cubes()
                .exists(cube -> cube.level() == level
                        && (column == 0 || cube.column() == column)
                        && (row == 0 || cube.row() == row)
                        && (!cells.of(cube).isEmpty() || Direction.ALL.exists(side -> shows(field, cube, side))));
    }

    private static boolean shows(Battlefield field, Cube cube, Direction side) {
        return !side.diagonal()
                && field.contains(cube.next(side))
                && field.face(cube, side).gap() != Face.Gap.OPEN;
    }

    /** The numbers from the first that is used to the last. */
    private static Vector<Integer> used(Vector<Boolean> uses) {
        int first = uses.indexOf(true);
        return first < 0 ? Vector.empty() : Vector.rangeClosed(first + 1, uses.lastIndexOf(true) + 1);
    }
}
