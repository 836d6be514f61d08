package io.github.deadcube.testkit.cli.command;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import me.tongfei.progressbar.DefaultProgressBarRenderer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;

/** The progress bar of the library; no other class uses the library. */
final class TerminalBar implements ProgressBarConsumer {
    private static final int WHOLE = 100;
    private static final int REDRAWN_EACH = 100;

    private final Progress.Line line;

    private TerminalBar(Progress.Line line) {
        this.line = line;
    }

    /** Does work that began some time ago. */
    static <T> T during(String task, Function<DoubleConsumer, T> work, Duration before, Progress.Line line) {
        try (ProgressBar bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(WHOLE)
                .startsFrom(0, before)
                .setUpdateIntervalMillis(REDRAWN_EACH)
                .continuousUpdate()
                .clearDisplayOnFinish()
                .setRenderer(new LateBar())
                .setConsumer(new TerminalBar(line))
                .build()) {
            return work.apply(done -> bar.stepTo(Math.round(done * WHOLE)));
        }
    }

    @Override
    public int getMaxRenderedLength() {
        return line.longest();
    }

    @Override
    public void accept(String bar) {
        if (!bar.isEmpty()) line.draw(bar);
    }

    @Override
    public void clear() {
        line.clear();
    }

    @Override
    public void close() {}

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
