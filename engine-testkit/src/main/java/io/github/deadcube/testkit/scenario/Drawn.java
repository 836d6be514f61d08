package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.play.ModelState;
import io.vavr.collection.Vector;

/**
 * A battlefield with models as {@link Drawing} reads it. Upper levels are drawn as far as there is anything; smooth faces,
 * which no character stands for, follow as items.
 */
record Drawn(Battlefield field, Vector<ModelState> models) {
    private static final int NARROWEST = 2;
    private static final Vector<Direction> OWN_FACES = Vector.of(Direction.NORTH, Direction.EAST);

    String text() {
        StringBuilder s = new StringBuilder("board ");
        s.append(field.width())
                .append(" x ")
                .append(field.depth())
                .append(" x ")
                .append(field.levels())
                .append('\n');
        for (int level = 1; level <= field.levels(); level++) level(level, s);
        field.cubes().forEach(cube -> OWN_FACES.forEach(side -> smooth(cube, side, s)));
        return s.toString();
    }

    private void level(int level, StringBuilder s) {
        Vector<Integer> rows = Vector.rangeClosed(1, field.depth()).filter(row -> level == 1 || anything(level, row));
        if (rows.isEmpty()) return;
        int width = Math.max(
                NARROWEST,
                row(level, rows).map(cube -> cell(cube).length()).max().get());
        s.append(':').append(level);
        for (int column = 1; column <= field.width(); column++)
            s.append(column == 1 ? "  " : " ").append(padded(String.valueOf((char) ('a' + column - 1)), width));
        end(s);
        for (int row = rows.last(); row >= rows.head(); row--) {
            cells(level, row, width, s);
            if (row > rows.head()) between(level, row, width, s);
        }
    }

    private void cells(int level, int row, int width, StringBuilder s) {
        s.append(row < 10 ? " " : "").append(row).append(' ');
        for (int column = 1; column <= field.width(); column++) {
            Cube cube = new Cube(column, row, level);
            s.append(
                    column == 1
                            ? ' '
                            : FaceWords.symbol(field.face(cube, Direction.WEST).gap(), true));
            s.append(padded(cell(cube), width));
        }
        end(s);
    }

    private void between(int level, int row, int width, StringBuilder s) {
        int start = s.length();
        s.append("   ");
        for (int column = 1; column <= field.width(); column++) {
            Face face = field.face(new Cube(column, row, level), Direction.SOUTH);
            s.append(' ')
                    .append(String.valueOf(FaceWords.symbol(face.gap(), false)).repeat(width));
        }
        end(s);
        if (s.length() == start + 1) s.setLength(start);
    }

    /** Models, or a point where something may stand. */
    private String cell(Cube cube) {
        String inside = models.filter(m -> m.inPlay() && m.cube().equals(cube))
                .map(ModelState::id)
                .mkString();
        if (!inside.isEmpty()) return inside;
        return field.floored(cube) ? "." : "";
    }

    private boolean anything(int level, int row) {
        return row(level, Vector.of(row))
                .exists(cube -> !cell(cube).isEmpty()
                        || shows(cube, Direction.WEST)
                        || shows(cube, Direction.SOUTH)
                        || shows(cube, Direction.NORTH));
    }

    private boolean shows(Cube cube, Direction side) {
        return field.contains(cube.next(side)) && field.face(cube, side).gap() != Face.Gap.OPEN;
    }

    private Vector<Cube> row(int level, Vector<Integer> rows) {
        return field.cubes().filter(cube -> cube.level() == level && rows.contains(cube.row()));
    }

    private void smooth(Cube cube, Direction side, StringBuilder s) {
        if (!field.contains(cube.next(side)) || !field.face(cube, side).smooth()) return;
        s.append(FaceWords.of(field.face(cube, side)))
                .append(' ')
                .append(side)
                .append(" of ")
                .append(cube)
                .append('\n');
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private static void end(StringBuilder s) {
        int length = s.length();
        while (s.charAt(length - 1) == ' ') length--;
        s.setLength(length);
        s.append('\n');
    }
}
