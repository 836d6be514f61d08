package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.play.Input;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * One input as a playthrough shows it, or its beginning, or the prompt at its end.
 *
 * @param line where it begins, 1 for the first
 * @param lines all of it
 * @param input what was answered, if anything was
 */
record InputBlock(int line, Vector<String> lines, Option<Input> input) {
    InputBlock and(String next) {
        return new InputBlock(line, lines.append(next), input);
    }

    /** {@code input 17}, or {@code begin}. */
    String what() {
        String first = lines.head();
        int space = first.indexOf(' ');
        return space < 0 ? first : "input " + first.substring(0, space);
    }
}
