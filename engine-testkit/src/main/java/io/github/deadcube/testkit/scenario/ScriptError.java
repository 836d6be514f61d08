package io.github.deadcube.testkit.scenario;

/**
 * Something in a script that cannot be read.
 *
 * @param line 1 for the script's first line
 * @param column 1 for the line's first character
 * @param fault what is wrong
 * @param expected what would be right
 */
public record ScriptError(int line, int column, String fault, String expected) {
    /** One line. */
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + fault + "; expected " + expected;
    }
}
