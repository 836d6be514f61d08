package io.github.deadcube.core.record;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;

/**
 * A line of a record, or the end of a line.
 *
 * @param number 1 for the first line of the record
 * @param column the column where the text begins; 1 for the first character of the line
 */
record RecordLine(String text, int number, int column) {
    boolean begins(String words) {
        return text.startsWith(words);
    }

    /** The text after a prefix of this line. */
    RecordLine after(String words) {
        return new RecordLine(text.substring(words.length()), number, column + words.length());
    }

    Fault wrong(String fault, String expected) {
        return Fault.at(number, column, fault, expected);
    }

    Fault expected(String what) {
        return wrong(text.isEmpty() ? "nothing is here" : "'" + shortened() + "' is not understood", what);
    }

    Fault unknown(String kind, Vector<String> known) {
        return wrong(
                "the " + kind + " '" + shortened() + "' is not known",
                known.isEmpty() ? "none" : known.mkString(" or "));
    }

    String shortened() {
        return TextBounds.quoted(text);
    }
}
