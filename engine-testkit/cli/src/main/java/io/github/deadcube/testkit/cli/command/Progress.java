package io.github.deadcube.testkit.cli.command;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import picocli.CommandLine.Help.Ansi;

/**
 * A bar that tells how far work is which takes longer than a second. It is drawn where complaints are printed, if that is a
 * terminal, and taken away when the work is done.
 */
public final class Progress {
    /** Work is done, and nothing is drawn. */
    public static final Progress NONE = new Progress(Writer.nullWriter(), Screen.LEAST, () -> false, Duration.ZERO);

    private final Writer to;
    private final int columns;
    private final BooleanSupplier terminal;
    private final Duration before;

    /**
     * Draws on lines of so many characters. Whether there is a terminal is asked when something is to be drawn; the work has
     * already taken some time before.
     */
    Progress(Writer to, int columns, BooleanSupplier terminal, Duration before) {
        this.to = to;
        this.columns = columns;
        this.terminal = terminal;
        this.before = before;
    }

    /** Beside the screen; a dumb terminal cannot take a line back. */
    public static Progress beside(Screen screen) {
        if (screen.ansi() == Ansi.OFF) return NONE;
        return new Progress(
                Output.of(FileDescriptor.err),
                screen.columns().getOrElse(Screen.LEAST),
                Progress::isTerminal,
                Duration.ZERO);
    }

    /** The console of the JDK knows of input and answers only. JLine asks the system; where it cannot, as on plain Windows, no. */
    private static boolean isTerminal() {
        return new ExecTerminalProvider().isSystemStream(SystemStream.Error);
    }

    /** Nothing is drawn for who wants it quiet. */
    public Progress unless(boolean quiet) {
        return quiet ? NONE : this;
    }

    /** Does work that is called by a word, and tells now and then how much of it is done, 0 to 1. */
    public <T> T of(String task, Function<DoubleConsumer, T> work) {
        if (this == NONE) return work.apply(done -> {});
        return TerminalBar.during(task, work, before, new Line());
    }

    /** Where a bar is drawn: the last line of the terminal. */
    final class Line {
        private boolean asked;
        private boolean shown;

        int longest() {
            return columns - 1;
        }

        void draw(String bar) {
            if (!asked) shown = terminal.getAsBoolean();
            asked = true;
            if (shown) print(bar);
        }

        void clear() {
            if (shown) print(" ".repeat(longest()));
        }

        private void print(String bar) {
            try {
                to.write("\r" + bar + "\r");
                to.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
