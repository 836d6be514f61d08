package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.testkit.cli.command.PrintableText;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

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

    /**
     * Reads typed lines. It reads only one line at a time, because a buffering reader would wait for more input. Of a line longer
     * than {@link #MOST} it keeps only the beginning.
     */
    final class Keyboard implements TypedLines {
        /** The most characters of a line. */
        static final int MOST = 4096;

        /** This number of bytes is always more than {@link #MOST} characters. */
        private static final int MOST_BYTES = 4 * (MOST + 1);

        private final InputStream in;
        private boolean ended;

        public Keyboard(InputStream in) {
            this.in = in;
        }

        @Override
        public Option<String> line(String prompt, PrintWriter out) {
            out.print(prompt);
            out.flush();
            return line();
        }

        /**
         * The next line without its end, or the beginning of a line with more than {@link #MOST} characters; none at the end of the
         * input.
         */
        Option<String> line() {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            while (!ended) {
                int read = read();
                if (read == '\n') return Option.some(text(line));
                if (read < 0) ended = true;
                else if (line.size() < MOST_BYTES) line.write(read);
            }
            return Option.when(line.size() > 0, () -> text(line));
        }

        private int read() {
            try {
                return in.read();
            } catch (IOException e) {
                return -1;
            }
        }

        private static String text(ByteArrayOutputStream line) {
            String text = line.toString(StandardCharsets.UTF_8);
            return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
        }
    }

    /** A terminal on which a person edits a line: cursor keys, deletion, and the earlier lines. No other class uses the library. */
    static final class LineEditor implements TypedLines {
        /** The log of the library, which would print a stack trace for a terminal that it does not know. Kept here, so that it stays silent. */
        private static final Logger LOG = Logger.getLogger("org.jline");

        private final Terminal terminal;
        private final LineReader reader;

        /** The editor on a terminal, which it closes. */
        LineEditor(Terminal terminal) {
            this.terminal = terminal;
            this.reader = LineReaderBuilder.builder()
                    .terminal(terminal)
                    // a quotation mark or a backslash of a text has no meaning here
                    .parser(new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]))
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .option(LineReader.Option.BRACKETED_PASTE, false)
                    .build();
        }

        /** The editor on the terminal of this process; none if the library cannot use it, or if it has no size. */
        public static Option<LineEditor> here() {
            LOG.setLevel(Level.OFF);
            try {
                LineEditor editor = new LineEditor(TerminalBuilder.builder()
                        .provider("exec")
                        .system(true)
                        .dumb(false)
                        .build());
                if (editor.terminal.getColumns() > 0) return Option.some(editor);
                editor.close();
            } catch (IOException | IllegalStateException unusable) {
                // lines are read without editing
            }
            return Option.none();
        }

        @Override
        public Option<String> line(String prompt, PrintWriter out) {
            out.flush();
            try {
                return Option.of(reader.readLine(PrintableText.coloured(prompt)));
            } catch (EndOfFileException end) {
                return Option.none();
            } catch (UserInterruptException stopped) {
                throw new Interrupted(stopped);
            }
        }

        @Override
        public Option<Integer> columns() {
            return Option.of(terminal.getColumns());
        }

        @Override
        public void close() {
            try {
                terminal.close();
            } catch (IOException gone) {
                // the terminal is no longer there, so there is nothing to restore
            }
        }
    }
}
