package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.testkit.cli.command.PrintableText;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * A terminal on which a person edits a line: cursor keys, deletion, and the earlier lines. No other class uses the
 * library.
 */
final class LineEditor implements TypedLines {
    /**
     * The log of the library, which would print a stack trace for a terminal that it does not know. Kept here, so that
     * it stays silent.
     */
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
