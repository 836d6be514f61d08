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

    /** The next line that is typed; none at the end of the input, or if it breaks off. */
    Option<String> ask(String prompt) {
        out.print(prompt);
        out.flush();
        Option<String> line = in.line().map(String::strip);
        if (line.isEmpty()) out.println();
        return line;
    }
}
