package io.github.deadcube.core.record;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** Collects the lines of a record. Each line of the game ends with the checksum of all game lines up to it. */
final class SealedLines {
    private static final int LONGEST_COMMENT = 10_000;

    private final StringBuilder text = new StringBuilder();
    private Vector<String> game = Vector.empty();
    private RunningChecksum check = new RunningChecksum();

    /** Writes the heading with its sums, and {@code begin} with a digest. */
    SealedLines(Vector<String> heading, long begin) {
        for (String line : heading.append(Sums.sum(heading))) {
            addGameLine(line);
            text.append(line).append('\n');
        }
        appendSealed(RecordFormat.BEGIN + RecordFormat.digest(begin));
    }

    void input(int number, String input, long digest) {
        appendSealed(number + ": " + input + " = " + RecordFormat.digest(digest));
    }

    void result(String how) {
        appendSealed(RecordFormat.RESULT + how + " =");
    }

    /**
     * Writes a comment, which is not part of the checksums. Long lines are broken, and what no file can hold is
     * replaced.
     */
    void comment(String words) {
        StringBuilder sound = new StringBuilder();
        words.codePoints()
                .forEach(c -> sound.appendCodePoint(c == 0 || Character.getType(c) == Character.SURROGATE ? '?' : c));
        Lines.lines(sound.toString()).forEach(this::commentLine);
    }

    private void commentLine(String line) {
        int begin = 0;
        do {
            int end = Math.min(line.length(), begin + LONGEST_COMMENT);
            if (end < line.length() && Character.isHighSurrogate(line.charAt(end - 1))) end--;
            text.append("# ").append(line, begin, end).append('\n');
            begin = end;
        } while (begin < line.length());
    }

    private void appendSealed(String line) {
        addGameLine(line);
        text.append(line).append(' ').append(check).append('\n');
    }

    private void addGameLine(String line) {
        game = game.append(line);
        check.add(line);
    }

    int count() {
        return game.size();
    }

    String last() {
        return game.last();
    }

    int length() {
        return text.length();
    }

    String since(int length) {
        return text.substring(length);
    }

    /** Removes all text after the first {@code length} characters and all game lines after the first {@code count}. */
    void cut(int length, int count) {
        text.setLength(length);
        Vector<String> kept = game.take(count);
        game = Vector.empty();
        check = new RunningChecksum();
        kept.forEach(this::addGameLine);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** The CRC-32 of the game lines so far. */
    static final class RunningChecksum {
        private final CRC32 sum = new CRC32();

        /** Adds a line, without the check at its end. */
        void add(String line) {
            sum.update((line + "\n").getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public String toString() {
            return HexFormat.of().toHexDigits((int) sum.getValue());
        }
    }

    /**
     * Two hexadecimal digits for each line of the heading, to find a line that was changed, removed or repeated:
     * {@code lines 4f 1a 07 = 0123abcd}. The last eight digits are the check of this line.
     */
    static final class Sums {
        private static final Pattern LINE =
                Pattern.compile(RecordFormat.LINES_WORD + "((?: [0-9a-f]{2})++) = ([0-9a-f]{8})");
        private static final int DIGITS = 2;

        private Sums() {}

        /** The {@code lines} line for a heading. */
        static String sum(Vector<String> lines) {
            String sums = lines.map(line -> " " + sum(line)).mkString();
            return RecordFormat.LINES_WORD + sums + " = " + check(sums);
        }

        /** The lines that differ from the recorded heading; empty if the sums find no difference. */
        static Vector<Fault> differences(Vector<TextPiece> setup, TextPiece sums) {
            Matcher m = LINE.matcher(sums.text());
            if (!m.matches() || !check(m.group(1)).equals(m.group(2)))
                return Vector.of(sums.wrong("this line has been changed", "the sums of the lines above, as recorded"));
            Vector<String> recorded = Vector.of(m.group(1).strip().split(" ", -1));
            Vector<TextPiece> different = setup.zip(recorded)
                    .filter(pair -> !sum(pair._1().text()).equals(pair._2()))
                    .map(pair -> pair._1());
            if (setup.size() == recorded.size())
                return different.map(line -> line.wrong("this line has been changed", "it as it was recorded"));
            int more = setup.size() - recorded.size();
            TextPiece first = different.headOption().getOrElse(() -> more > 0 ? setup.get(recorded.size()) : sums);
            return Vector.of(
                    more > 0
                            ? first.wrong(
                                    Sentence.of(
                                            "{count, plural, one {a line is} other {# lines are}} here in addition",
                                            more),
                                    "the set-up as it was recorded")
                            : first.wrong(
                                    Sentence.of(
                                            "{count, plural, one {a line is} other {# lines are}} missing above "
                                                    + "this one",
                                            -more),
                                    "the set-up as it was recorded"));
        }

        /** Like {@link #differences}, but empty if the {@code lines} line itself was changed. */
        static Vector<Fault> ifIntact(Vector<TextPiece> setup, TextPiece sums) {
            Matcher m = LINE.matcher(sums.text());
            return m.matches() && check(m.group(1)).equals(m.group(2)) ? differences(setup, sums) : Vector.empty();
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
