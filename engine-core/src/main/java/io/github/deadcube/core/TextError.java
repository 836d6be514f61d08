package io.github.deadcube.core;

/**
 * A syntax error in a text: a script, a battlefield, a record or a file of positions.
 *
 * @param line 1 for the first line of the text
 * @param column 1 for the first character of the line
 */
public record TextError(int line, int column, String fault, String expected) {
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + fault + "; expected " + expected;
    }
}
