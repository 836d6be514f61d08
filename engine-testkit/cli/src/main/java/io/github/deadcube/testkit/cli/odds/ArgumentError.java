package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.testkit.cli.odds.ArgumentError.Word;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.regex.Pattern;
import picocli.CommandLine;

/**
 * An argument that cannot be read, and what would be right. The arguments begin at column 1, with one space between
 * words.
 */
record ArgumentError(int column, String fault, String expected) {
    /** All faults at once; picocli adds the usage and exits with 2. */
    static CommandLine.ParameterException exception(CommandLine command, Seq<ArgumentError> faults) {
        return new CommandLine.ParameterException(command, faults.mkString("\n"));
    }

    @Override
    public String toString() {
        return "column " + column + ": " + fault + "; expected " + expected;
    }

    /** A word of an argument and its column, from 1. */
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

        ArgumentError expected(String what) {
            return new ArgumentError(
                    column, text.isEmpty() ? "nothing is here" : "'" + text + "' is not understood", what);
        }
    }
}
