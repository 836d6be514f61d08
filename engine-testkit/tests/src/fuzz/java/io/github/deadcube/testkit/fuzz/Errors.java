package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Seq;

/** Checks the errors of an unreadable text: each has one line of text, and a line and a column of the text. */
final class Errors {
    private Errors() {}

    static void told(Seq<TextError> errors, String text) {
        Held.must(!errors.isEmpty(), "nothing says why it is refused", text);
        int lines = text.split("\n|\r\n?", -1).length;
        for (TextError error : errors) {
            Held.must(error.line() >= 0 && error.line() <= lines, "no such line: " + error, text);
            Held.must(error.column() >= 1, "no such column: " + error, text);
            Held.must(!error.fault().isBlank() && !error.expected().isBlank(), "nothing is said: " + error, text);
        }
    }
}
