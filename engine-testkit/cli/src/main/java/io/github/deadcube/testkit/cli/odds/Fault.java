package io.github.deadcube.testkit.cli.odds;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.regex.Pattern;
import picocli.CommandLine;

/**
 * Something on the command line that cannot be read.
 *
 * @param column 1 for the first character after the command's name, one space between words
 * @param fault what is wrong
 * @param expected what would be right
 */
record Fault(int column, String fault, String expected) {
    /** All of them at once; picocli adds the usage and ends with 2. */
    static CommandLine.ParameterException exception(CommandLine command, Seq<Fault> faults) {
        return new CommandLine.ParameterException(command, faults.mkString("\n"));
    }

    /** One line. */
    @Override
    public String toString() {
        return "column " + column + ": " + fault + "; expected " + expected;
    }

    /**
     * A word of an argument, and where it stands.
     *
     * @param text without spaces
     * @param column 1 for the first character
     */
    record Word(String text, int column) {
        private static final Pattern WORD = Pattern.compile("\\S+");

        static Vector<Word> of(String text) {
            return Vector.ofAll(WORD.matcher(text)
                    .results()
                    .map(m -> new Word(m.group(), m.start() + 1))
                    .toList());
        }

        Word after() {
            return new Word("", column + text.length());
        }

        Fault expected(String what) {
            return new Fault(column, text.isEmpty() ? "nothing is here" : "'" + text + "' is not understood", what);
        }
    }
}
