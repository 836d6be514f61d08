package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Progress of long work. The test sets the time and does not wait. */
class ProgressTest {
    private static final Duration LONG = Duration.ofSeconds(2);
    private static final Duration SHORT = Duration.ofDays(-1);
    private static final int COLUMNS = 60;

    private final DrawnText drawn = new DrawnText();

    @Test
    void longWorkIsDrawnAndTakenAway() {
        String answer = after(LONG, () -> true).shown("Reading", done -> {
            done.accept(0.43);
            drawn.awaitText("43%");
            return "read";
        });
        assertThat(answer).isEqualTo("read");
        assertThat(drawn.toString()).contains("\rReading  43% [").endsWith("\r" + " ".repeat(COLUMNS - 1) + "\r");
        assertThat(drawn.toString().split("\r")).allMatch(line -> line.length() < COLUMNS);
    }

    @Test
    void theFirstSecondIsNotDrawn() {
        after(SHORT, () -> true).shown("Reading", done -> {
            done.accept(1);
            return "read";
        });
        assertThat(drawn.toString()).isEmpty();
    }

    @Test
    void nothingIsDrawnWithoutATerminal() {
        CountDownLatch asked = new CountDownLatch(1);
        after(LONG, () -> no(asked)).shown("Reading", done -> {
            await(asked);
            return "read";
        });
        assertThat(drawn.toString()).isEmpty();
    }

    @Test
    void quietShowsNoBar() {
        Progress progress = after(LONG, () -> true);
        assertThat(progress.unless(false)).isSameAs(progress);
        assertThat(progress.unless(true)).isSameAs(Progress.NONE);
        assertThat(Progress.NONE.<String>shown("Reading", done -> "read")).isEqualTo("read");
        assertThat(Progress.beside(Screen.NONE)).isSameAs(Progress.NONE);
    }

    @Test
    void workThatFailsFailsAndIsTakenAway() {
        Progress progress = after(LONG, () -> true);
        assertThatThrownBy(() -> progress.shown("Reading", done -> {
                    drawn.awaitText("0%");
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");
        assertThat(drawn.toString()).endsWith(" \r");
    }

    private Progress after(Duration before, BooleanSupplier terminal) {
        return new Progress(drawn, COLUMNS, terminal, before);
    }

    private static boolean no(CountDownLatch asked) {
        asked.countDown();
        return false;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Records the drawn text, and lets a test wait for a part of it. */
    private static final class DrawnText extends StringWriter {
        @Override
        public void flush() {
            synchronized (this) {
                notifyAll();
            }
        }

        void awaitText(String text) {
            try {
                synchronized (this) {
                    while (!toString().contains(text)) wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
