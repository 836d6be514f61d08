package io.github.deadcube.core.record;

import io.github.deadcube.core.text.TextError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game that goes on, as far as its record has been written.
 *
 * @param record what is whole of it
 * @param text the lines of the record
 * @param torn the last line, which has been left out because it is torn off or damaged; none if all was whole
 */
public record SoFar(GameRecord record, String text, Option<TextError> torn) {
    private static final int LONGEST = 60;

    static Either<Seq<TextError>, SoFar> read(String text) {
        int end = text.lastIndexOf('\n') + 1;
        if (end < text.length()) return kept(text, end);
        Reading whole = RecordReader.read(text);
        if (whole.readable().isDefined() && (whole.errors().isEmpty() || whole.brokenOff()) && !hidden(text))
            return Either.right(new SoFar(whole.readable().get(), text, Option.none()));
        int last = begin(text, end);
        int before = begin(text, last);
        boolean split = !whole(text.substring(last, end)) && !whole(text.substring(before, last));
        return kept(text, split ? before : last);
    }

    /** Where the line begins that ends there. */
    private static int begin(String text, int end) {
        return text.lastIndexOf('\n', end - 2) + 1;
    }

    /** Whether it looks like a line, or part of it was something else. */
    private static boolean whole(String line) {
        return line.startsWith(RecordFormat.COMMENT + " ")
                || RecordFormat.INPUT_LINE.matcher(line.strip()).matches()
                || RecordFormat.BEGIN_LINE.matcher(line.strip()).matches();
    }

    /** Without what follows, if what is left is whole. */
    private static Either<Seq<TextError>, SoFar> kept(String text, int end) {
        Reading left = RecordReader.read(text.substring(0, end));
        if (!left.brokenOff() || left.readable().isEmpty())
            return Either.left(RecordReader.read(text).errors());
        String line =
                text.substring(end, Math.min(text.length(), end + LONGEST)).strip();
        int number = (int) text.substring(0, end).chars().filter(c -> c == '\n').count() + 1;
        TextError torn = new TextError(
                number, 1, "the last line is torn off or damaged: '" + line + "'", "all of it; it is left out");
        return Either.right(new SoFar(left.readable().get(), text.substring(0, end), Option.some(torn)));
    }

    /** Whether the last line is a comment such as no recorder writes: an input whose first character has been changed. */
    private static boolean hidden(String text) {
        String last = Vector.ofAll(text.lines()).lastOption().getOrElse("");
        return last.startsWith(RecordFormat.COMMENT) && !last.startsWith(RecordFormat.COMMENT + " ");
    }
}
