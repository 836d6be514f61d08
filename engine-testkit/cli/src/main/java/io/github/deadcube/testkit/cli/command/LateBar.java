package io.github.deadcube.testkit.cli.command;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.DefaultProgressBarRenderer;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;

/** A bar of percents, empty during the first second. */
final class LateBar extends DefaultProgressBarRenderer {
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

    /** Percents say it. */
    @Override
    protected String ratio(ProgressState state) {
        return "";
    }
}
