package io.github.deadcube.core.support;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Lines;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/**
 * A piece of a text with its position.
 *
 * @param text without spaces around it, unless it is a whole line
 * @param line 1 for the first line of the text
 * @param column 1 for the first character of the line
 */
public record TextPiece(String text, int line, int column) {
    /** The greatest length of an item and of an input. The writer of scripts never writes a longer item. */
    private static final int LONGEST = 2_000;

    /** An error quotes at most this many characters. */
    private static final int MOST_SHOWN = 200;

    private static final Pattern ITEM = Pattern.compile("(?:R25-)?I(?:-[A-Z0-9]++)++");

    public static Vector<TextPiece> lines(String text) {
        return lines(text, 1);
    }

    /** The lines, without their comments, of a part of a longer text that begins with that line. */
    public static Vector<TextPiece> lines(String text, int first) {
        return Lines.lines(text).zipWithIndex((line, i) -> new TextPiece(line, first + i, 1).withoutComment());
    }

    public boolean isEmpty() {
        return text.isEmpty();
    }

    /** A part of this piece without spaces around it, from one character up to another, counted from 0. */
    public TextPiece part(int from, int to) {
        int first = from;
        int end = to;
        while (first < end && Character.isWhitespace(text.charAt(first))) first++;
        while (end > first && Character.isWhitespace(text.charAt(end - 1))) end--;
        return new TextPiece(text.substring(first, end), line, column + first);
    }

    public boolean isWithin(TextPiece other) {
        return line == other.line && column >= other.column && column < other.column + other.text.length();
    }

    public TextPiece stripped() {
        return part(0, text.length());
    }

    /** The text before the comment. A comment begins with a {@code #} outside quotation marks. */
    public TextPiece withoutComment() {
        int end = next('#', 0);
        return new TextPiece(text.substring(0, end), line, column);
    }

    /**
     * Splits this piece at a character, or for a space at white space, outside quotation marks and brackets. Empty
     * parts are left out.
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

    /** Splits this piece at white space outside quotation marks and brackets. */
    public Vector<TextPiece> words() {
        return split(' ');
    }

    /** The first word; empty if there is no word. */
    public TextPiece first() {
        return part(0, next(' ', 0));
    }

    /** The text after the first word; it may be empty. */
    public TextPiece rest() {
        return part(Math.min(next(' ', 0), text.length()), text.length());
    }

    /** The text after the given first words, for which {@link #begins} is true; it may be empty. */
    public TextPiece after(String words) {
        return part(words.length(), text.length());
    }

    /** Whether this piece begins with these characters, of whole words or not. */
    public boolean startsWith(String prefix) {
        return text.startsWith(prefix);
    }

    /** The text after a prefix of this piece, with the spaces around it: they may belong to a name. */
    public TextPiece afterPrefix(String prefix) {
        return new TextPiece(text.substring(prefix.length()), line, column + prefix.length());
    }

    /** Whether this piece begins with these whole words. */
    public boolean begins(String words) {
        return text.startsWith(words)
                && (text.length() == words.length() || Character.isWhitespace(text.charAt(words.length())));
    }

    /** An error if this piece is too long for an item; otherwise none. */
    public Option<Fault> tooLong() {
        return Option.when(
                text.length() > LONGEST,
                () -> wrong(Sentence.of("an item of {count} characters", text.length()), "at most " + LONGEST));
    }

    /** Reads a place or a cube. A cube gives a place with spot 0. */
    public Either<Fault, Place> place() {
        return Place.read(text)
                .toOption()
                .orElse(() -> Cube.read(text).toOption().map(cube -> new Place(cube, 0)))
                .toEither(() -> expected("a cube such as c4:2, or a place such as c4:2/5"));
    }

    /** Reads the rule identifier of a game item. The rule may be unknown. */
    public Either<Fault, RuleId> item() {
        return RuleId.read(text)
                .toOption()
                .filter(rule -> ITEM.matcher(text).matches())
                .toEither(() -> expected("an item such as I-AMMO"));
    }

    /** An error at this piece: the piece is empty or not understood. */
    public Fault expected(CharSequence what) {
        return Fault.at(
                line,
                column,
                isEmpty() ? "nothing is here" : Sentence.of("'{shortened}' is not understood", shortened()),
                what);
    }

    public Fault wrong(CharSequence fault, CharSequence expected) {
        return Fault.at(line, column, fault, expected);
    }

    /** A fault of what this piece says. */
    public Fault wrong(Fault fault) {
        return fault.at(line, column);
    }

    /** The text as an error quotes it. */
    public String shortened() {
        return TextBounds.shortened(text, MOST_SHOWN);
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
