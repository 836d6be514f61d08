package io.github.deadcube.testkit.cli.command;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import me.tongfei.progressbar.DefaultProgressBarRenderer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import picocli.CommandLine.Help.Ansi;

/**
 * A progress bar for work that takes longer than a second. It appears on standard error if that is a terminal, and
 * disappears when the work is done.
 */
public final class Progress {
    /** Does the work without a bar. */
    public static final Progress NONE =
            new Progress(Writer.nullWriter(), Screen.LEAST_OF_HELP, () -> false, Duration.ZERO);

    private final Writer to;
    private final int columns;
    private final BooleanSupplier terminal;
    private final Duration before;

    /** Draws on lines of a given width. It looks for a terminal only before it draws. */
    Progress(Writer to, int columns, BooleanSupplier terminal, Duration before) {
        this.to = to;
        this.columns = columns;
        this.terminal = terminal;
        this.before = before;
    }

    /** Whether there is a terminal. A dumb terminal cannot erase a line. */
    public static Progress beside(Screen screen) {
        if (screen.ansi() == Ansi.OFF) return NONE;
        return new Progress(
                Output.writer(FileDescriptor.err),
                screen.columns().getOrElse(Screen.LEAST_OF_HELP),
                Progress::isTerminal,
                Duration.ZERO);
    }

    /**
     * The console of the JDK knows only standard input and output. JLine asks the system; if it cannot, for example on
     * plain Windows, the answer is no.
     */
    private static boolean isTerminal() {
        return new ExecTerminalProvider().isSystemStream(SystemStream.Error);
    }

    /** No bar in quiet mode. */
    public Progress unless(boolean quiet) {
        return quiet ? NONE : this;
    }

    /** Does named work, which reports the part that is done, 0 to 1. */
    public <T> T shown(String task, Function<DoubleConsumer, T> work) {
        if (this == NONE) return work.apply(done -> {});
        return new Line().during(task, work);
    }

    /** The progress bar of the library, on the last line of the terminal. No other class uses the library. */
    private final class Line implements ProgressBarConsumer {
        private static final int WHOLE = 100;
        private static final int REDRAWN_EACH = 100;

        private boolean asked;
        private boolean shown;

        <T> T during(String task, Function<DoubleConsumer, T> work) {
            try (ProgressBar bar = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(WHOLE)
                    .startsFrom(0, before)
                    .setUpdateIntervalMillis(REDRAWN_EACH)
                    .continuousUpdate()
                    .clearDisplayOnFinish()
                    .setRenderer(new LateBar())
                    .setConsumer(this)
                    .build()) {
                return work.apply(done -> bar.stepTo(Math.round(done * WHOLE)));
            }
        }

        @Override
        public int getMaxRenderedLength() {
            return columns - 1;
        }

        @Override
        public void accept(String bar) {
            if (bar.isEmpty()) return;
            if (!asked) shown = terminal.getAsBoolean();
            asked = true;
            if (shown) print(bar);
        }

        @Override
        public void clear() {
            if (shown) print(" ".repeat(getMaxRenderedLength()));
        }

        @Override
        public void close() {}

        private void print(String bar) {
            try {
                to.write("\r" + bar + "\r");
                to.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** A bar of percents, empty during the first second. */
        private static final class LateBar extends DefaultProgressBarRenderer {
            private static final Duration LONG = Duration.ofSeconds(1);

            LateBar() {
                super(
                        ProgressBarStyle.ASCII,
                        "",
                        1,
                        false,
                        new DecimalFormat("0", DecimalFormatSymbols.getInstance(Locale.ROOT)),
                        ChronoUnit.SECONDS,
                        false,
                        state -> Optional.empty());
            }

            @Override
            public String render(ProgressState state, int longest) {
                return state.getTotalElapsed().compareTo(LONG) < 0 ? "" : super.render(state, longest);
            }

            /** The bar shows only percents. */
            @Override
            protected String ratio(ProgressState state) {
                return "";
            }
        }
    }
}
