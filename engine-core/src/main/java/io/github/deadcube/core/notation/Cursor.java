package io.github.deadcube.core.notation;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.support.TextBounds;

/** A position in a text. It only moves forward, at most to the end. */
final class Cursor {
    private static final String ENDS = ",()[];#\"";
    private static final int LONGEST_SHOWN = 40;

    private final String text;
    private final ReadingContext in;
    private int at;
    private int line;
    private int lineBegins;

    Cursor(String text, int firstLine, ReadingContext in) {
        this.text = text;
        this.line = firstLine;
        this.in = in;
    }

    int line() {
        return line;
    }

    int column() {
        return at - lineBegins + 1;
    }

    boolean atEnd() {
        return at >= text.length();
    }

    /** The next character; a line feed at the end of the text. */
    char peek() {
        return at < text.length() ? text.charAt(at) : '\n';
    }

    void next() {
        if (at < text.length() && text.charAt(at++) == '\n') {
            line++;
            lineBegins = at;
        }
    }

    /** Skips the next character if it is {@code c}; returns whether it was. */
    boolean takes(char c) {
        if (atEnd() || text.charAt(at) != c) return false;
        next();
        return true;
    }

    /** Skips the next word if it is {@code word}; returns whether it was. */
    boolean takes(String word) {
        int end = at + word.length();
        if (!text.startsWith(word, at)) return false;
        if (end < text.length() && !Character.isWhitespace(text.charAt(end)) && ENDS.indexOf(text.charAt(end)) < 0)
            return false;
        at = end;
        return true;
    }

    /** Skips spaces in the line, and a comment. */
    void spaces() {
        while (!atEnd() && peek() != '\n' && Character.isWhitespace(peek())) at++;
        if (!atEnd() && peek() == '#') while (!atEnd() && peek() != '\n') at++;
    }

    /** Skips spaces, line ends and comments. */
    void blanks() {
        spaces();
        while (!atEnd() && peek() == '\n') {
            next();
            spaces();
        }
    }

    String word() {
        int from = at;
        while (!atEnd() && !Character.isWhitespace(peek()) && ENDS.indexOf(peek()) < 0) at++;
        return text.substring(from, at);
    }

    /** Reads a word, or a text in quotation marks, with its place. */
    Node wordNode() {
        int fromLine = line;
        int fromColumn = column();
        return Node.of(Node.Kind.WORD, peek() == '"' ? quoted() : word(), fromLine, fromColumn);
    }

    /** Reads a text in quotation marks; the cursor must be at the first quotation mark. */
    String quoted() {
        int fromLine = line;
        int fromColumn = column();
        StringBuilder s = new StringBuilder();
        next();
        while (!atEnd() && peek() != '"' && peek() != '\n') {
            if (peek() == '\\' && at + 1 < text.length() && text.charAt(at + 1) != '\n') {
                next();
                s.append(peek() == 'n' ? '\n' : peek() == 'r' ? '\r' : peek());
            } else {
                s.append(peek());
            }
            next();
        }
        if (!takes('"')) in.wrong(fromLine, fromColumn, "the quotation mark has no other", "\" at its end");
        return s.toString();
    }

    /** Reads the rest of the item, up to a comma, a semicolon or the end of the line; without spaces around it. */
    String rest() {
        spaces();
        int from = at;
        int depth = 0;
        boolean quoted = false;
        for (; !atEnd() && peek() != '\n'; at++) {
            char c = peek();
            if (quoted && c == '\\' && at + 1 < text.length() && text.charAt(at + 1) != '\n') at++;
            else if (c == '"') quoted = !quoted;
            else if (!quoted && depth == 0 && (c == ',' || c == ';' || c == '#')) break;
            else if (!quoted && c == '(') depth++;
            else if (!quoted && c == ')' && depth > 0) depth--;
        }
        return text.substring(from, at).strip();
    }

    void skipStatement() {
        while (!atEnd() && peek() != '\n' && peek() != ';') {
            if (peek() == '"') skipQuoted();
            else at++;
        }
    }

    private void skipQuoted() {
        at++;
        for (; !atEnd() && peek() != '"' && peek() != '\n'; at++)
            if (peek() == '\\' && at + 1 < text.length() && text.charAt(at + 1) != '\n') at++;
        if (!atEnd() && peek() == '"') at++;
    }

    void wrong(CharSequence fault, CharSequence expected) {
        in.wrong(line, column(), fault, expected);
    }

    /** The next text, for an error. */
    CharSequence shown() {
        if (atEnd() || peek() == '\n') return "the line ends here";
        String next = text.substring(at, Math.min(text.length(), at + LONGEST_SHOWN + 1));
        int feed = next.indexOf('\n');
        String line = feed < 0 ? next : next.substring(0, feed);
        return Sentence.of("'{text}' is not understood", TextBounds.cut(line, LONGEST_SHOWN));
    }
}
