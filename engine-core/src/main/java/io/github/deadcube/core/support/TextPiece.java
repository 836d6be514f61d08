package io.github.deadcube.core.support;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.TextError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/**
 * A piece of a text, and where it stands.
 *
 * @param text without spaces around it, unless it is a whole line
 * @param line 1 for the text's first
 * @param column 1 for the line's first character
 */
public record TextPiece(String text, int line, int column) {
    /** Longer than any that {@link Picture} writes: as long as an input may be. */
    private static final int LONGEST = 2_000;

    /** An error shows no more of what it is about. */
    private static final int MOST_SHOWN = 200;

    private static final Pattern ITEM = Pattern.compile("(?:R25-)?I(?:-[A-Z0-9]++)++");

    /** A text's lines without their comments. */
    public static Vector<TextPiece> lines(String text) {
        return Vector.ofAll(text.lines()).zipWithIndex((line, i) -> new TextPiece(line, i + 1, 1).withoutComment());
    }

    /** Whether it has no characters. */
    public boolean isEmpty() {
        return text.isEmpty();
    }

    /**
     * A part of it without the spaces around.
     *
     * @param from its first character, counted from 0
     * @param to the character after its last
     */
    public TextPiece part(int from, int to) {
        int first = from;
        int end = to;
        while (first < end && Character.isWhitespace(text.charAt(first))) first++;
        while (end > first && Character.isWhitespace(text.charAt(end - 1))) end--;
        return new TextPiece(text.substring(first, end), line, column + first);
    }

    /** Whether it begins within another piece. */
    public boolean isWithin(TextPiece other) {
        return line == other.line && column >= other.column && column < other.column + other.text.length();
    }

    public TextPiece stripped() {
        return part(0, text.length());
    }

    /**
     * The same without its comment: what follows a {@code #} outside quotation marks.
     *
     * @return what stands before it
     */
    public TextPiece withoutComment() {
        int end = next('#', 0);
        return new TextPiece(text.substring(0, end), line, column);
    }

    /**
     * What stands between separators outside quotation marks and brackets, empty parts left out.
     *
     * @param separator a character, or a space for any white space
     * @return the parts in their order
     */
    public Vector<TextPiece> split(char separator) {
        Vector<TextPiece> parts = Vector.empty();
        int from = 0;
        while (from <= text.length()) {
            int end = next(separator, from);
            TextPiece part = part(from, end);
            if (!part.isEmpty()) parts = parts.append(part);
            from = end + 1;
        }
        return parts;
    }

    /** What stands between spaces outside quotation marks and brackets: the words in their order. */
    public Vector<TextPiece> words() {
        return split(' ');
    }

    /** The first word: an empty piece, if it is empty. */
    public TextPiece first() {
        return part(0, next(' ', 0));
    }

    /** What follows the first word: an empty piece, if nothing does. */
    public TextPiece rest() {
        return part(Math.min(next(' ', 0), text.length()), text.length());
    }

    /**
     * What follows some words with which it begins.
     *
     * @param words as {@link #begins} has found them
     * @return an empty piece, if nothing does
     */
    public TextPiece after(String words) {
        return part(words.length(), text.length());
    }

    /** Whether it begins with some words: if it does, and the last is not the beginning of a longer one. */
    public boolean begins(String words) {
        return text.startsWith(words)
                && (text.length() == words.length() || Character.isWhitespace(text.charAt(words.length())));
    }

    /** An error, if it is longer than any sensible item: none for most. */
    public Option<TextError> tooLong() {
        return Option.when(
                text.length() > LONGEST,
                () -> wrong("an item of " + text.length() + " characters", "at most " + LONGEST));
    }

    /** A cube, or a place with a spot: the place, which has spot 0 if none is said, or an error. */
    public Either<TextError, Place> place() {
        return Place.parse(text)
                .orElse(() -> Cube.parse(text).map(cube -> new Place(cube, 0)))
                .toEither(() -> expected("a cube such as c4:2, or a place such as c4:2/5"));
    }

    /** An item by its rule: the rule, known or not, or an error. */
    public Either<TextError, RuleId> item() {
        return RuleId.parse(text)
                .filter(rule -> ITEM.matcher(text).matches())
                .toEither(() -> expected("an item such as I-AMMO"));
    }

    /** An error: it is not understood, or nothing is here; the error, where the piece stands. */
    public TextError expected(String what) {
        return new TextError(
                line, column, isEmpty() ? "nothing is here" : "'" + shortened() + "' is not understood", what);
    }

    /** An error where the piece stands. */
    public TextError wrong(String fault, String expected) {
        return new TextError(line, column, fault, expected);
    }

    private String shortened() {
        return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
    }

    private int next(char separator, int from) {
        int depth = 0;
        boolean quoted = false;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == Quoted.ESCAPE) i++;
            if (c == Quoted.MARK) quoted = !quoted;
            if (quoted) continue;
            if (depth == 0 && (c == separator || separator == ' ' && Character.isWhitespace(c))) return i;
            if (c == '(') depth++;
            if (c == ')' && depth > 0) depth--;
        }
        return text.length();
    }
}
