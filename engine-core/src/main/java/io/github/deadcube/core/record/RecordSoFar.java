package io.github.deadcube.core.record;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.core.record.RecordReader.Reading;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The complete lines of the record of an unfinished game, the game in them, and the fault of a torn last line, which
 * was left out.
 */
public record RecordSoFar(GameRecord record, String text, Option<Fault> torn) {
    /**
     * Reads the record of an unfinished game, which may end anywhere below {@code begin}. A torn or damaged last line
     * is left out and reported in {@link #torn}. All other errors of {@link RecordReader#read} are errors here.
     */
    public static Either<Seq<Fault>, RecordSoFar> read(String marked) {
        String text = TextFile.unmarked(marked);
        int end = text.lastIndexOf('\n') + 1;
        if (end < text.length()) return sealed(text, end).getOrElse(() -> upTo(text, end));
        Reading whole = RecordReader.reading(text);
        if (whole.readable().isDefined()
                && (whole.errors().isEmpty() || whole.brokenOff() && !endsInForeignComment(text)))
            return Either.right(new RecordSoFar(whole.readable().get(), text, Option.none()));
        int last = lineStart(text, end);
        int before = lineStart(text, last);
        boolean split = !isLine(text.substring(last, end)) && !isLine(text.substring(before, last));
        return upTo(text, split ? before : last);
    }

    /** The index of the first character of the line that ends before {@code end}. */
    private static int lineStart(String text, int end) {
        return text.lastIndexOf('\n', end - 2) + 1;
    }

    /** Whether the text has the form of a complete comment, input, result or {@code begin} line. */
    private static boolean isLine(String line) {
        return line.startsWith(RecordFormat.COMMENT + " ")
                || RecordFormat.INPUT_LINE.matcher(line.strip()).matches()
                || RecordFormat.RESULT_LINE.matcher(line.strip()).matches()
                || RecordFormat.BEGIN_LINE.matcher(line.strip()).matches();
    }

    /**
     * The whole record if only its last line feed is missing: the check of the last line fits. A comment has no check,
     * and is whole if it stands below the result.
     */
    private static Option<Either<Seq<Fault>, RecordSoFar>> sealed(String text, int end) {
        String line = text.substring(end);
        boolean checked = !line.startsWith(RecordFormat.COMMENT) && !line.endsWith("\r");
        Reading whole = RecordReader.reading(text + "\n");
        return whole.readable()
                .filter(record -> whole.errors().isEmpty() || whole.brokenOff() && checked)
                .map(record -> Either.right(new RecordSoFar(record, text + "\n", Option.none())));
    }

    /** The record up to {@code end}, if that part has no other errors. */
    private static Either<Seq<Fault>, RecordSoFar> upTo(String text, int end) {
        Reading left = RecordReader.reading(text.substring(0, end));
        if (left.readable().isEmpty() || !left.brokenOff() && left.errors().nonEmpty())
            return Either.left(RecordReader.reading(text).ofRunning());
        String line = TextBounds.quoted(text.substring(end).strip());
        int number = (int) text.substring(0, end).chars().filter(c -> c == '\n').count() + 1;
        Fault torn = Fault.at(
                number,
                1,
                Sentence.of("the last line is torn off or damaged: '{line}'", line),
                "all of it; it is left out");
        return Either.right(new RecordSoFar(left.readable().get(), text.substring(0, end), Option.some(torn)));
    }

    /**
     * Whether the last line is a comment that no recorder writes: an input line whose first character was changed to
     * {@code #}.
     */
    private static boolean endsInForeignComment(String text) {
        String last = Lines.lines(text).lastOption().getOrElse("");
        return last.startsWith(RecordFormat.COMMENT) && !last.startsWith(RecordFormat.COMMENT + " ");
    }
}
