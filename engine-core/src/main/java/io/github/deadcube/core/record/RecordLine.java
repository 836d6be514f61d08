package io.github.deadcube.core.record;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Vector;

/**
 * A line of a record, or its end.
 *
 * @param number 1 for the record's first line
 * @param column where the text begins, 1 for the line's first character
 */
record RecordLine(String text, int number, int column) {
    boolean begins(String words) {
        return text.startsWith(words);
    }

    /** What follows some words with which it begins. */
    RecordLine after(String words) {
        return new RecordLine(text.substring(words.length()), number, column + words.length());
    }

    TextError wrong(String fault, String expected) {
        return new TextError(number, column, fault, expected);
    }

    TextError expected(String what) {
        return wrong(text.isEmpty() ? "nothing is here" : "'" + shortened() + "' is not understood", what);
    }

    TextError unknown(String kind, Vector<String> known) {
        return wrong(
                "the " + kind + " '" + shortened() + "' is not known",
                known.isEmpty() ? "none" : known.mkString(" or "));
    }

    private String shortened() {
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }
}
