package io.github.deadcube.testkit.cli.play;

import io.vavr.control.Option;
import java.io.PrintWriter;

/** The lines that a person types. */
public interface TypedLines extends AutoCloseable {
    /** Asks for the next line, and returns it without its end; none at the end of the input. */
    Option<String> line(String prompt, PrintWriter out);

    /** The width of the terminal in characters; none if it is not known. */
    default Option<Integer> columns() {
        return Option.none();
    }

    /** Gives back what reading them needs. */
    @Override
    default void close() {}

    /** The person has typed Ctrl-C. */
    final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Interrupted(Throwable cause) {
            super("Interrupted.", cause);
        }
    }
}
