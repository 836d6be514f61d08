package io.github.deadcube.testkit.cli.odds;

import io.vavr.collection.Seq;
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
}
