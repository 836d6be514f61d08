package io.github.deadcube.testkit.scenario;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A piece of a script, and where it stands.
 *
 * @param text without spaces around it, unless it is a whole line
 * @param line 1 for the script's first
 * @param column 1 for the line's first character
 */
record Piece(String text, int line, int column) {
    /** Patterns need a stack as deep as what they match is long. */
    private static final int LONGEST = 200;

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** A part of it without the spaces around. */
    Piece part(int from, int to) {
        int first = from;
        int end = to;
        while (first < end && Character.isWhitespace(text.charAt(first))) first++;
        while (end > first && Character.isWhitespace(text.charAt(end - 1))) end--;
        return new Piece(text.substring(first, end), line, column + first);
    }

    Piece stripped() {
        return part(0, text.length());
    }

    /** The same without its comment: what follows a {@code #} outside quotation marks. */
    Piece withoutComment() {
        int end = next('#', 0);
        return new Piece(text.substring(0, end), line, column);
    }

    /** What stands between separators outside quotation marks and brackets, empty parts left out. */
    Vector<Piece> split(char separator) {
        Vector<Piece> parts = Vector.empty();
        int from = 0;
        while (from <= text.length()) {
            int end = next(separator, from);
            Piece part = part(from, end);
            if (!part.isEmpty()) parts = parts.append(part);
            from = end + 1;
        }
        return parts;
    }

    Vector<Piece> words() {
        return split(' ');
    }

    /** The first word. */
    Piece first() {
        return part(0, next(' ', 0));
    }

    /** What follows the first word. */
    Piece rest() {
        return part(Math.min(next(' ', 0), text.length()), text.length());
    }

    /** What follows some words with which it begins. */
    Piece after(String words) {
        return part(words.length(), text.length());
    }

    boolean begins(String words) {
        return text.startsWith(words)
                && (text.length() == words.length() || Character.isWhitespace(text.charAt(words.length())));
    }

    /** An error, if it is longer than any sensible item. */
    Option<TextError> tooLong() {
        return Option.when(
                text.length() > LONGEST,
                () -> wrong("an item of " + text.length() + " characters", "at most " + LONGEST));
    }

    TextError expected(String what) {
        return new TextError(line, column, isEmpty() ? "nothing is here" : "'" + text + "' is not understood", what);
    }

    TextError wrong(String fault, String expected) {
        return new TextError(line, column, fault, expected);
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
