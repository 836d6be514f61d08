package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One level of a battlefield drawn in characters. The letters of its first line say where the columns stand; the character
 * before a column is the face on its west; a line without a number holds the faces between two rows.
 */
final class Drawing {
    private static final Pattern HEADER = Pattern.compile("\\s*:([1-9])((?:\\s+[a-z]){1,26})\\s*");
    private static final Pattern ROW = Pattern.compile("\\s*([1-9][0-9]?)(?:\\s.*)?");
    private static final Pattern MODELS = Pattern.compile("(?:[AB][1-9][0-9]{0,2}){1,99}");
    private static final Pattern MODEL = Pattern.compile("[AB][1-9][0-9]{0,2}");

    private final Draft draft;
    private final int level;
    /** Where each column begins. */
    private final Vector<Integer> starts;

    private int row;
    private Option<Piece> faces = Option.none();

    private Drawing(Draft draft, int level, Vector<Integer> starts) {
        this.draft = draft;
        this.level = level;
        this.starts = starts;
    }

    /** A drawing, if a line is the first of one: {@code :1 a b c}. */
    static Option<Drawing> begun(Piece line, Draft draft) {
        Matcher m = HEADER.matcher(line.text());
        if (!m.matches()) return Option.none();
        Vector<Integer> letters = Vector.range(m.start(2), line.text().length())
                .filter(i -> !Character.isWhitespace(line.text().charAt(i)));
        for (int i = 0; i < letters.size(); i++) {
            Piece letter = line.part(letters.get(i), letters.get(i) + 1);
            if (letter.text().charAt(0) != 'a' + i) draft.wrong(letter.expected("column " + (char) ('a' + i)));
        }
        return Option.some(new Drawing(draft, Integer.parseInt(m.group(1)), letters));
    }

    /** Reads the next line, unless the drawing is at its end. */
    boolean takes(Piece line) {
        Matcher numbered = ROW.matcher(line.text());
        if (numbered.matches() && numbered.start(1) < starts.head()) row(line, Integer.parseInt(numbered.group(1)));
        else if (row == 1 || !cut(line, 0, starts.head()).isEmpty())
            return line.text().isBlank();
        else between(line);
        return true;
    }

    private void row(Piece line, int number) {
        boolean first = row == 0;
        if (number > Battlefield.MOST_COLUMNS || !first && number != row - 1)
            draft.wrong(line.stripped().first().expected(first ? "a row from 26 to 1" : "row " + (row - 1)));
        row = Math.min(number, Battlefield.MOST_COLUMNS);
        for (int i = 0; i < starts.size(); i++) {
            Cube cube = new Cube(i + 1, row, level);
            draft.terrain.drawn(starts.size(), cube);
            cell(content(line, i), cube);
            if (i > 0) face(cut(line, starts.get(i) - 1, starts.get(i)), cube, Direction.WEST);
        }
        faces.forEach(held -> faces(held, Direction.NORTH));
        faces = Option.none();
    }

    /** Faces south of the row above; those over the first row wait for it. */
    private void between(Piece line) {
        if (row == 0) faces = Option.some(line);
        else faces(line, Direction.SOUTH);
    }

    private void faces(Piece line, Direction side) {
        for (int i = 0; i < starts.size(); i++) {
            Piece drawn = content(line, i);
            face(drawn, new Cube(i + 1, row, level), side);
        }
    }

    private void cell(Piece content, Cube cube) {
        boolean models = MODELS.matcher(content.text()).matches();
        if (!content.isEmpty() && !models && !content.text().equals(".")) {
            draft.wrong(content.expected("'.' for a floor, models such as A1B2, or nothing"));
            return;
        }
        if (level > 1 && !content.isEmpty()) draft.terrain.floor(content, cube);
        Matcher m = MODEL.matcher(models ? content.text() : "");
        while (m.find()) stand(ModelId.parse(m.group()).get(), cube, content.part(m.start(), m.end()));
    }

    private void stand(ModelId model, Cube cube, Piece at) {
        Figure figure = draft.figures.of(model, at);
        if (figure.cube.exists(c -> !c.equals(cube)))
            draft.wrong(at.wrong(model + " is at " + figure.cube.get() + " as well", "one place a model"));
        figure.cube = Option.some(cube);
    }

    private void face(Piece drawn, Cube cube, Direction side) {
        if (drawn.isEmpty()) return;
        char symbol = drawn.text().charAt(0);
        Option<Face.Gap> gap = FaceWords.drawn(symbol);
        if (gap.isEmpty() || !drawn.text().chars().allMatch(c -> c == symbol))
            draft.wrong(drawn.expected(FaceWords.SYMBOLS));
        else draft.terrain.wall(drawn, cube, side, new Face(gap.get(), false));
    }

    private Piece content(Piece line, int column) {
        boolean last = column + 1 == starts.size();
        return cut(line, starts.get(column), last ? line.text().length() : starts.get(column + 1) - 1);
    }

    /** The part of a line that may end before it. */
    private static Piece cut(Piece line, int from, int to) {
        int length = line.text().length();
        return line.part(Math.min(from, length), Math.min(to, length));
    }
}
