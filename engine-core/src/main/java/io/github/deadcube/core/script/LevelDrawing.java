package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.ColumnLetter;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.script.CubeDrawing.CellMarks;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one level of a battlefield that is drawn in characters. The letters of the first line mark the start of the
 * columns. The character before a column is its west face. A line without a row number holds the faces between two
 * rows.
 */
final class LevelDrawing {
    private static final Pattern HEADER = Pattern.compile("\\s*:([1-9])((?:\\s+[a-z]){1,26})\\s*");
    private static final Pattern ROW = Pattern.compile("\\s*([1-9][0-9]?)(?:\\s.*)?");
    private static final Pattern THINGS =
            Pattern.compile("(?:[AB][1-9][0-9]{0,2}[_*']{0,3}|t(?:[1-9][0-9]{0,2})?|o|%){1,99}");
    private static final Pattern THING = Pattern.compile("([AB][1-9][0-9]{0,2})([_*']*)|t([1-9][0-9]{0,2})?|[o%]");
    private static final Pattern LETTER = Pattern.compile("[a-z]");

    private final SituationDraft draft;
    private final int level;
    /** The number of the first column. */
    private final int first;
    /** The first character of each column. */
    private final Vector<Integer> starts;

    private int row;
    private Option<TextPiece> faces = Option.none();

    private LevelDrawing(SituationDraft draft, int level, int first, Vector<Integer> starts) {
        this.draft = draft;
        this.level = level;
        this.first = first;
        this.starts = starts;
    }

    /** Whether a line is the first line of a drawing, such as {@code :1 a b c}. */
    static boolean begins(TextPiece line) {
        return HEADER.matcher(line.text()).matches();
    }

    /** Begins a drawing with its first line. Throws if {@link #begins} is false for the line. */
    static LevelDrawing begun(TextPiece line, SituationDraft draft) {
        Matcher m = HEADER.matcher(line.text());
        if (!m.matches()) throw new IllegalArgumentException(line + " does not begin a drawing");
        Vector<Integer> letters = Vector.range(m.start(2), line.text().length())
                .filter(i -> !Character.isWhitespace(line.text().charAt(i)));
        int first = ColumnLetter.column(line.text().charAt(letters.head()));
        for (int i = 0; i < letters.size(); i++) {
            TextPiece letter = line.part(letters.get(i), letters.get(i) + 1);
            char due = ColumnLetter.letter(Math.min(first + i, Battlefield.MAX_COLUMNS));
            if (letter.text().charAt(0) != due || first + i > Battlefield.MAX_COLUMNS)
                draft.unread(letter, letter.expected(Sentence.of("column {due}", due)));
        }
        return new LevelDrawing(draft, Integer.parseInt(m.group(1)), first, letters);
    }

    /** Reads the next line and returns true; returns false if the drawing has ended. */
    boolean takes(TextPiece line) {
        Matcher numbered = ROW.matcher(line.text());
        if (numbered.matches() && numbered.start(1) < starts.head()) row(line, Integer.parseInt(numbered.group(1)));
        else if (row == 1 || !cut(line, 0, starts.head()).isEmpty())
            return line.text().isBlank();
        else between(line);
        return true;
    }

    /** Reads this drawing's part of a line that another drawing accepted. */
    void reads(TextPiece line) {
        if (!takes(line)) draft.wrong(line.stripped().expected(nothingBelow()));
    }

    private CharSequence nothingBelow() {
        return Sentence.of("nothing below row 1 of level {level}", level);
    }

    private void row(TextPiece line, int number) {
        boolean first = row == 0;
        if (first ? number > Battlefield.MAX_COLUMNS : number != row - 1)
            draft.unread(
                    line,
                    line.stripped()
                            .first()
                            .expected(
                                    first
                                            ? "a row from 26 to 1"
                                            : row == 1 ? nothingBelow() : Sentence.of("row {number}", row - 1)));
        row = number;
        if (row > Battlefield.MAX_COLUMNS) {
            faces = Option.none();
            return;
        }
        for (int i = 0; i < starts.size(); i++) {
            Cube cube = cube(i);
            draft.terrain.drawn(cube, inside(line, i));
            cell(content(line, i), cube);
            if (i > 0) face(cut(line, starts.get(i) - 1, starts.get(i)), cube, Direction.WEST);
        }
        faces.forEach(held -> faces(held, Direction.NORTH));
        faces = Option.none();
    }

    /** The faces south of the row above. The line above the first row is kept until that row is read. */
    private void between(TextPiece line) {
        if (row == 0) faces = Option.some(line);
        else if (row <= Battlefield.MAX_COLUMNS) faces(line, Direction.SOUTH);
    }

    private void faces(TextPiece line, Direction side) {
        for (int i = 0; i < starts.size(); i++) {
            TextPiece drawn = content(line, i);
            face(drawn, cube(i), side);
        }
    }

    private void cell(TextPiece content, Cube cube) {
        if (content.isEmpty()) return;
        if (level > 1) draft.terrain.floor(content, cube);
        if (content.text().equals(CellMarks.FLOOR)) return;
        boolean things = THINGS.matcher(content.text()).matches();
        if (draft.alone || !things && LETTER.matcher(content.text()).matches()) draft.markers.drawn(content, cube);
        else if (!things) draft.wrong(content.expected(CellMarks.EXPECTED));
        else {
            Matcher m = THING.matcher(content.text());
            while (m.find()) thing(m, content.part(m.start(), m.end()), cube);
        }
    }

    /** Reads a model, a token, an objective or smoke. A token without a number is ignored: an item describes it. */
    private void thing(MatchResult m, TextPiece at, Cube cube) {
        if (at.text().equals(CellMarks.OBJECTIVE)) draft.goals.drawn(at, cube);
        else if (at.text().equals(CellMarks.SMOKE)) draft.laid.smoke(at, cube);
        else if (m.group(3) != null) draft.tokens.drawn(at, Integer.parseInt(m.group(3)), cube);
        else if (m.group(1) != null) {
            ModelDraft model = draft.models.draft(ModelId.of(m.group(1)), at);
            stand(model, cube, at);
            CellMarks.read(m.group(2), model);
        }
    }

    private void stand(ModelDraft model, Cube cube, TextPiece at) {
        if (model.cube.exists(c -> !c.equals(cube)))
            draft.wrong(at.wrong(
                    Sentence.of("{id} is at {cube} as well", model.id, model.cube.get()), "one place for each model"));
        model.stand(cube, at);
    }

    private Cube cube(int column) {
        return new Cube(Math.min(first + column, Battlefield.MAX_COLUMNS), row, level);
    }

    private void face(TextPiece drawn, Cube cube, Direction side) {
        if (drawn.isEmpty()) return;
        char symbol = drawn.text().charAt(0);
        Option<Face.Gap> gap = FaceWords.drawn(symbol);
        if (!drawn.text().chars().allMatch(c -> FaceWords.drawn((char) c).isDefined()))
            unread(cube, side, drawn.expected(FaceWords.SYMBOLS));
        else if (!drawn.text().chars().allMatch(c -> c == symbol))
            unread(
                    cube,
                    side,
                    drawn.wrong(
                            Sentence.of("the face {side} of {cube} is drawn as '{text}'", side, cube, drawn.text()),
                            "one kind of face"));
        else draft.terrain.wall(drawn, cube, side, new Face(gap.get(), false), true);
    }

    private void unread(Cube cube, Direction side, Fault error) {
        draft.terrain.doubts.drawn(cube, side);
        draft.wrong(error);
    }

    /** The content of a cell; if the cell is empty, an empty piece at its first character. */
    private TextPiece inside(TextPiece line, int column) {
        TextPiece content = content(line, column);
        return content.isEmpty() ? new TextPiece("", line.line(), line.column() + starts.get(column)) : content;
    }

    private TextPiece content(TextPiece line, int column) {
        boolean last = column + 1 == starts.size();
        return cut(line, starts.get(column), last ? line.text().length() : starts.get(column + 1) - 1);
    }

    /** A part of a line; the line may be shorter. */
    private static TextPiece cut(TextPiece line, int from, int to) {
        int length = line.text().length();
        return line.part(Math.min(from, length), Math.min(to, length));
    }

    /**
     * Drawings side by side: each has a part of every line, from its start on. The first drawing decides where all end.
     */
    record Sheet(Vector<LevelDrawing> drawings, Vector<Integer> starts) {
        private static final Pattern LEVEL = Pattern.compile("(?<!\\S):[1-9](?!\\S)");

        /** Begins drawings if the line is their first line, such as {@code :1 a b c  :2 b c}; otherwise none. */
        static Option<Sheet> begun(TextPiece line, SituationDraft draft) {
            // most lines are no drawing
            if (line.text().indexOf(':') < 0) return Option.none();
            Vector<Integer> levels = Vector.empty();
            Matcher level = LEVEL.matcher(line.text());
            while (level.find()) levels = levels.append(level.start());
            if (levels.isEmpty() || levels.size() > Battlefield.MAX_LEVELS) return Option.none();
            Vector<Integer> starts = levels.update(0, 0);
            Vector<TextPiece> parts = parts(line, starts);
            return Option.when(
                    parts.forAll(LevelDrawing::begins),
                    () -> new Sheet(parts.map(part -> LevelDrawing.begun(part, draft)), starts));
        }

        /** Reads the next line and returns true; returns false if the drawings have ended. */
        boolean takes(TextPiece line) {
            if (line.text().isBlank()) return true;
            Vector<TextPiece> parts = parts(line, starts);
            if (!drawings.head().takes(parts.head())) return false;
            drawings.zip(parts).tail().forEach(drawn -> drawn._1().reads(drawn._2()));
            return true;
        }

        private static Vector<TextPiece> parts(TextPiece line, Vector<Integer> starts) {
            int length = line.text().length();
            Vector<Integer> bounds = starts.append(length).map(bound -> Math.min(bound, length));
            return starts.zipWithIndex((start, i) -> new TextPiece(
                    line.text().substring(bounds.get(i), bounds.get(i + 1)), line.line(), line.column() + start));
        }
    }
}
