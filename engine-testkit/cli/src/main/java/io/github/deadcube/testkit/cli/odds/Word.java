package io.github.deadcube.testkit.cli.odds;

import io.vavr.collection.Vector;
import java.util.regex.Pattern;

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
