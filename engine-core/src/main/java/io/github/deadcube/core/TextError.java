package io.github.deadcube.core;

/**
 * Something in a text that cannot be read: in a script, a battlefield, a record or a table of positions.
 *
 * @param line 1 for the text's first line
 * @param column 1 for the line's first character
 */
public record TextError(int line, int column, String fault, String expected) {
    /** One line. */
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + fault + "; expected " + expected;
    }
}
