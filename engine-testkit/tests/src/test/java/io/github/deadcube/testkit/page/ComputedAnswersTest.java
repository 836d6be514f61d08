package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.page.ComputedAnswers.Computed;
import io.github.deadcube.testkit.serve.Work;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Answers that take long share the processors, have a budget, and end with their clients. Time is what the test says.
 */
class ComputedAnswersTest {
    private static final long MINUTE_MILLIS = 60_000;
    private static final long SECOND = 1_000_000_000;

    private final AtomicLong clock = new AtomicLong();
    private final ComputedAnswers answers = new ComputedAnswers(2, 20, clock::get);
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

    @AfterEach
    void end() {
        answers.close();
    }

    private Computed begin(String client, Function<Work, String> answer) throws IOException {
        return answers.begin(client, characters -> true, answer);
    }

    private String next() throws InterruptedException {
        return String.valueOf(events.poll(MINUTE_MILLIS, TimeUnit.MILLISECONDS));
    }

    private static String answer(Computed computed) throws IOException {
        return computed.within(MINUTE_MILLIS).get();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException end) {
            throw new IllegalStateException(end);
        }
    }

    @Test
    void anAnswerIsGivenWhenItIsReady() throws IOException {
        CountDownLatch released = new CountDownLatch(1);
        Computed computed = begin("a", work -> {
            await(released);
            work.goOn();
            return "text";
        });
        assertThat(computed.within(1)).isEmpty();
        released.countDown();
        assertThat(answer(computed)).isEqualTo("text");
    }

    @Test
    void anAnswerHasABudget() throws IOException {
        Computed computed = begin("a", work -> {
            int seconds = 0;
            try {
                for (; seconds < 100; seconds++) {
                    work.goOn();
                    clock.addAndGet(SECOND);
                }
            } catch (Work.Stopped over) {
                return seconds + " " + over.getMessage();
            }
            return "no end";
        });
        assertThat(answer(computed)).isEqualTo("21 the answer takes more than 20 seconds");
    }

    @Test
    void anAnswerForWhichThereIsNoRoomEnds() throws IOException {
        Computed computed = answers.begin("a", characters -> characters < 1000, work -> {
            int held = 0;
            try {
                for (; held < 5000; held += 100) work.holds(held);
            } catch (Work.Stopped over) {
                return held + " " + over.getMessage();
            }
            return "no end";
        });
        assertThat(answer(computed)).isEqualTo("1000 too much is on its way");
    }

    @Test
    void anAnswerEndsWithItsClient() throws IOException, InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        Computed computed = begin("a", work -> {
            events.add("begun");
            await(ended);
            try {
                work.goOn();
            } catch (Work.Stopped over) {
                events.add(String.valueOf(over.getMessage()));
            }
            return "";
        });
        assertThat(next()).isEqualTo("begun");
        computed.end();
        ended.countDown();
        assertThat(next()).isEqualTo("the client has gone");
    }

    @Test
    void anAnswerThatWaitsForAPlaceEndsWithItsClient() throws IOException, InterruptedException {
        CountDownLatch released = new CountDownLatch(1);
        for (int held = 0; held < 2; held++)
            begin("a", work -> {
                events.add("held");
                await(released);
                return "";
            });
        assertThat(next() + next()).isEqualTo("heldheld");
        Computed waits = begin("a", work -> "never");
        waits.end();
        assertThatThrownBy(() -> answer(waits))
                .isInstanceOf(IOException.class)
                .hasRootCauseMessage("the client has gone");
        released.countDown();
    }

    /** A client holds two of the first places at most, whatever it asks for. */
    @Test
    void whatIsHeldKeepsNoOtherClientWaiting() throws IOException, InterruptedException {
        CountDownLatch released = new CountDownLatch(1);
        for (int held = 0; held < 16; held++)
            begin("a", work -> {
                events.add("held");
                await(released);
                return "";
            });
        assertThat(next() + next()).isEqualTo("heldheld");
        assertThat(answer(begin("b", work -> "other"))).isEqualTo("other");
        assertThat(events).isEmpty();
        released.countDown();
        for (int held = 2; held < 16; held++) assertThat(next()).isEqualTo("held");
    }

    /**
     * Two long answers of one client have the two lasting places of two processors. That of another client gets one at
     * the next turn.
     */
    @Test
    void theLastingPlacesAreSharedInTurns() throws IOException, InterruptedException {
        CountDownLatch[] turn = {new CountDownLatch(1), new CountDownLatch(1)};
        for (int n = 0; n < 2; n++) {
            int number = n;
            begin("a", work -> {
                clock.addAndGet(SECOND);
                work.goOn();
                events.add("a lasts");
                await(turn[number]);
                clock.addAndGet(SECOND);
                work.goOn();
                events.add("a goes on");
                return "";
            });
            assertThat(next()).isEqualTo("a lasts");
        }
        CountDownLatch released = new CountDownLatch(1);
        AtomicReference<Thread> thread = new AtomicReference<>(Thread.currentThread());
        begin("b", work -> {
            thread.set(Thread.currentThread());
            clock.addAndGet(SECOND);
            work.goOn();
            events.add("b lasts");
            await(released);
            return "";
        });
        while (thread.get().getState() != Thread.State.WAITING) Thread.sleep(1);
        turn[0].countDown();
        assertThat(next()).isEqualTo("b lasts");
        assertThat(events).as("the answer of a waits").isEmpty();
        released.countDown();
        assertThat(next()).isEqualTo("a goes on");
        turn[1].countDown();
        assertThat(next()).isEqualTo("a goes on");
    }

    @Test
    void aServerThatEndsStopsItsAnswers() throws IOException, InterruptedException {
        CountDownLatch closed = new CountDownLatch(1);
        begin("a", work -> {
            events.add("begun");
            try {
                closed.await();
            } catch (InterruptedException end) {
                clock.addAndGet(SECOND);
            }
            try {
                work.goOn();
            } catch (Work.Stopped over) {
                events.add(String.valueOf(over.getMessage()));
            }
            return "";
        });
        assertThat(next()).isEqualTo("begun");
        answers.close();
        assertThat(next()).isEqualTo("the server ends");
        assertThatThrownBy(() -> begin("a", work -> "")).isInstanceOf(IOException.class);
    }
}
