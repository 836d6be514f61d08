package io.github.deadcube.core.record;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** The lines of a record as they are written, those of the game with the checksum of all up to there. */
final class SealedLines {
    private final StringBuilder text = new StringBuilder();
    private Vector<String> game = Vector.empty();
    private RunningChecksum check = new RunningChecksum();

    /** The heading with its sums, and {@code begin} with a digest. */
    SealedLines(Vector<String> heading, long begin) {
        for (String line : heading.append(Sums.of(heading))) {
            counts(line);
            text.append(line).append('\n');
        }
        sealed(RecordFormat.BEGIN + RecordFormat.digest(begin));
    }

    void input(int number, String input, long digest) {
        sealed(number + ": " + input + " = " + RecordFormat.digest(digest));
    }

    void result(String how) {
        sealed(RecordFormat.RESULT + how + " =");
    }

    /** A comment, which is none of the game. */
    void comment(String words) {
        words.lines().forEach(line -> text.append("# ").append(line).append('\n'));
    }

    private void sealed(String line) {
        counts(line);
        text.append(line).append(' ').append(check).append('\n');
    }

    private void counts(String line) {
        game = game.append(line);
        check.add(line);
    }

    /** How many lines the game has. */
    int count() {
        return game.size();
    }

    String last() {
        return game.last();
    }

    /** How long the text is. */
    int length() {
        return text.length();
    }

    String since(int length) {
        return text.substring(length);
    }

    boolean endsWith(String end) {
        int from = text.length() - end.length();
        return from >= 0 && text.indexOf(end, from) == from;
    }

    /** Takes back what was written after there were so many characters, and so many lines of the game. */
    void cut(int length, int count) {
        text.setLength(length);
        Vector<String> kept = game.take(count);
        game = Vector.empty();
        check = new RunningChecksum();
        kept.forEach(this::counts);
    }

    /** Lines, each with its end. */
    @Override
    public String toString() {
        return text.toString();
    }

    /** The CRC-32 of a record's game so far. */
    static final class RunningChecksum {
        private final CRC32 sum = new CRC32();

        /** Adds a line, without its own check. */
        void add(String line) {
            sum.update((line + "\n").getBytes(StandardCharsets.UTF_8));
        }

        /** Eight digits. */
        @Override
        public String toString() {
            return HexFormat.of().toHexDigits((int) sum.getValue());
        }
    }

    /**
     * Two digits for each line of a record's set-up, by which the line is found that has been changed, removed or doubled:
     * {@code lines 4f 1a 07 = 0123abcd}. The digits at the end are the line's own check.
     */
    static final class Sums {
        private static final Pattern LINE = Pattern.compile("lines((?: [0-9a-f]{2})++) = ([0-9a-f]{8})");
        private static final int DIGITS = 2;

        private Sums() {}

        /** The line for some lines, in their order. */
        static String of(Vector<String> lines) {
            String sums = lines.map(line -> " " + sum(line)).mkString();
            return RecordFormat.LINES_WORD + sums + " = " + check(sums);
        }

        /** Where the set-up is not what was recorded; nowhere, if the sums do not tell. */
        static Vector<TextError> differences(Vector<RecordLine> setup, RecordLine sums) {
            Matcher m = LINE.matcher(sums.text());
            if (!m.matches() || !check(m.group(1)).equals(m.group(2)))
                return Vector.of(sums.wrong("this line has been changed", "the sums of the lines above, as recorded"));
            Vector<String> recorded = Vector.of(m.group(1).strip().split(" ", -1));
            Vector<RecordLine> different = setup.zip(recorded)
                    .filter(pair -> !sum(pair._1().text()).equals(pair._2()))
                    .map(pair -> pair._1());
            if (setup.size() == recorded.size())
                return different.map(line -> line.wrong("this line has been changed", "it as it was recorded"));
            int more = setup.size() - recorded.size();
            RecordLine first = different.headOption().getOrElse(() -> more > 0 ? setup.get(recorded.size()) : sums);
            return Vector.of(
                    more > 0
                            ? first.wrong(lines(more) + " here that nobody recorded", "the set-up as it was recorded")
                            : first.wrong(lines(-more) + " missing above this one", "the set-up as it was recorded"));
        }

        /** The same, but nothing if the sums themselves have been changed. */
        static Vector<TextError> told(Vector<RecordLine> setup, RecordLine sums) {
            Matcher m = LINE.matcher(sums.text());
            return m.matches() && check(m.group(1)).equals(m.group(2)) ? differences(setup, sums) : Vector.empty();
        }

        private static String lines(int many) {
            return many == 1 ? "a line is" : many + " lines are";
        }

        private static String sum(String line) {
            return check(line).substring(0, DIGITS);
        }

        private static String check(String text) {
            RunningChecksum check = new RunningChecksum();
            check.add(text);
            return check.toString();
        }
    }
}
