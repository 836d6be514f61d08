package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.core.text.Paint;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintWriter;

/**
 * Where a person reads and types.
 *
 * @param in what is typed
 * @param out what is read
 * @param paint how words are set off
 * @param width how many characters a line has room for
 */
record Terminal(Keyboard in, PrintWriter out, Paint paint, int width) {
    void say(String line) {
        out.println(line);
    }

    void say(Vector<String> lines) {
        lines.forEach(out::println);
    }

    /** The next line that is typed, unless it is too long; none at the end of the input, or if it breaks off. */
    Option<String> ask(String prompt) {
        Option<String> line = asked(prompt);
        while (line.exists(typed -> typed.length() > Keyboard.MOST)) {
            say("A line has at most " + Keyboard.MOST + " characters; this one is longer, and is not read.");
            line = asked(prompt);
        }
        if (line.isEmpty()) out.println();
        return line.map(String::strip);
    }

    private Option<String> asked(String prompt) {
        out.print(prompt);
        out.flush();
        return in.line();
    }
}
