package io.github.deadcube.core.record;

import io.vavr.collection.Vector;

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
}
