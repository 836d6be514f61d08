package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;

/**
 * Checks the errors of an unreadable text: each has one line of text, and a line and a column of the text. What cannot
 * be read names what is expected; what breaks a rule of the game may say it in its text.
 */
final class Errors {
    private Errors() {}

    static void told(Seq<Fault> errors, String text) {
        Held.must(!errors.isEmpty(), "nothing says why it is refused", text);
        int lines = text.split("\n|\r\n?", -1).length;
        for (Fault error : errors) {
            Held.must(error.where().line() >= 0 && error.where().line() <= lines, "no such line: " + error, text);
            Held.must(error.where().column() >= 1, "no such column: " + error, text);
            Held.must(!error.text().isBlank(), "nothing is said: " + error, text);
            boolean read = !error.rule().equals(Fault.UNREADABLE);
            Held.must(read || !error.expected().isBlank(), "nothing is expected: " + error, text);
        }
    }
}
