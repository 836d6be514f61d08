package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.support.Piece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Drawings side by side: each has its own part of every line. The first decides where they end.
 *
 * @param starts where the part of each begins
 */
record Sheet(Vector<Drawing> drawings, Vector<Integer> starts) {
    private static final Pattern LEVEL = Pattern.compile("(?<!\\S):[1-9](?!\\S)");

    /** Drawings, if a line is the first of some: {@code :1 a b c  :2 b c}. */
    static Option<Sheet> begun(Piece line, Draft draft) {
        Vector<Integer> levels = Vector.ofAll(
                LEVEL.matcher(line.text()).results().map(MatchResult::start).toList());
        if (levels.isEmpty() || levels.size() > Battlefield.MOST_LEVELS) return Option.none();
        Vector<Integer> starts = levels.update(0, 0);
        Vector<Piece> parts = parts(line, starts);
        return Option.when(
                parts.forAll(Drawing::begins), () -> new Sheet(parts.map(part -> Drawing.begun(part, draft)), starts));
    }

    /** Reads the next line, unless the drawings are at their end. */
    boolean takes(Piece line) {
        if (line.text().isBlank()) return true;
        Vector<Piece> parts = parts(line, starts);
        if (!drawings.head().takes(parts.head())) return false;
        drawings.zip(parts).tail().forEach(drawn -> drawn._1().reads(drawn._2()));
        return true;
    }

    private static Vector<Piece> parts(Piece line, Vector<Integer> starts) {
        int length = line.text().length();
        Vector<Integer> bounds = starts.append(length).map(bound -> Math.min(bound, length));
        return starts.zipWithIndex((start, i) ->
                new Piece(line.text().substring(bounds.get(i), bounds.get(i + 1)), line.line(), line.column() + start));
    }
}
