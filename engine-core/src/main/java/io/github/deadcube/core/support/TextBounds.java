package io.github.deadcube.core.support;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * How long a text may be that is read here, and how much is said of what is wrong with it. Every reader goes through a text once: its
 * time and its memory grow with the length, its stack does not.
 */
public final class TextBounds {
    /** The most characters of a text, as many as a file of plain letters may have. */
    public static final int MOST_CHARACTERS = TextFile.MOST_BYTES;

    /** The most characters of a line. */
    public static final int LONGEST_LINE = 100_000;

    /** The most errors that are told of a text; of more, the first. */
    public static final int MOST_ERRORS = 1_000;

    private TextBounds() {}

    /**
     * The lines of a text that is not too long.
     *
     * @return a piece for each line, its comment left out; or the text's length, or each line that is too long
     */
    public static Either<Seq<TextError>, Vector<TextPiece>> lines(String text) {
        Vector<TextError> faults = faults(text);
        return faults.isEmpty() ? Either.right(TextPiece.lines(text)) : Either.left(faults);
    }

    /** What is too long: the text's length, or each line that is too long, with the bound; empty for most. */
    public static Vector<TextError> faults(String text) {
        if (text.length() > MOST_CHARACTERS)
            return Vector.of(
                    new TextError(1, 1, "a text of " + text.length() + " characters", "at most " + MOST_CHARACTERS));
        Vector<TextError> faults = Vector.empty();
        int line = 1;
        int begin = 0;
        for (int i = 0; i <= text.length(); i++)
            if (i == text.length() || text.charAt(i) == '\n') {
                if (i - begin > LONGEST_LINE)
                    faults = faults.append(new TextError(
                            line, 1, "a line of " + (i - begin) + " characters", "at most " + LONGEST_LINE));
                line++;
                begin = i + 1;
            }
        return faults;
    }

    /**
     * The first half of a character (a surrogate of UTF-16 without the other): no file of text carries one, but JSON can escape it.
     *
     * @return how it is escaped, such as {@code U+DC1B}; none in sound text
     */
    public static Option<String> half(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int character = text.codePointAt(i);
            if (Character.getType(character) == Character.SURROGATE)
                return Option.some("\\u" + Integer.toHexString(character));
        }
        return Option.none();
    }

    /**
     * The first errors, in the order of the lines.
     *
     * @param errors in any order
     * @return {@value #MOST_ERRORS} of them at most
     */
    public static Vector<TextError> first(Seq<TextError> errors) {
        return errors.toVector()
                .sortBy(TextError::column)
                .sortBy(TextError::line)
                .take(MOST_ERRORS);
    }
}
