package io.github.deadcube.testkit.page;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.serve.DaemonThreads;
import io.github.deadcube.testkit.serve.Work;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Computes answers on threads of their own, so that those who wait for them can notice that a client has gone. Each begins in one of a few
 * first places. If it is not ready soon, it goes on in one of the lasting places, of which there is one a processor; the clients share
 * them in turns. An answer has a budget: a time of computing in all.
 */
final class ComputedAnswers implements AutoCloseable {
    private static final long MILLI = 1_000_000;
    /** The time in a first place. */
    private static final long FIRST = 100 * MILLI;
    /** The time in a lasting place before the next turn. */
    private static final long TURN = 50 * MILLI;
    /** An answer looks so often whether it goes on. */
    private static final long LOOK = 10 * MILLI;

    private static final long SECOND = 1_000 * MILLI;

    private static final Fault CLOSED = Fault.of("the server ends", "to ask again");

    /** The answers that have begun to last: each may hold memory while it waits for its turn. */
    private static final int BEGUN = 32;

    private static final int BEGUN_OF_A_CLIENT = 2;
    private static final int FIRST_OF_A_CLIENT = 2;

    private final int seconds;
    private final LongSupplier nanos;
    private final FairPlaces first;
    private final FairPlaces begun = new FairPlaces(BEGUN, BEGUN_OF_A_CLIENT);
    private final FairPlaces lasting;
    private final ExecutorService threads = Executors.newCachedThreadPool(DaemonThreads.named("answer"));
    private volatile boolean closed;

    /**
     * @param processors of the machine
     * @param seconds the budget of an answer
     * @param nanos a clock
     */
    ComputedAnswers(int processors, int seconds, LongSupplier nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
        int places = Math.max(2, processors);
        this.first = new FairPlaces(2 * places, FIRST_OF_A_CLIENT);
        this.lasting = new FairPlaces(places, places);
    }

    /**
     * Begins to compute an answer for a client; {@link Computed#end} must follow.
     *
     * @throws IOException if the server is closed
     */
    Computed begin(String client, Function<Work, String> answer) throws IOException {
        Computed computed = new Computed(client);
        try {
            computed.text = Option.some(threads.submit(() -> computed.text(answer)));
            return computed;
        } catch (RejectedExecutionException end) {
            throw new IOException("the server is closed", end);
        }
    }

    @Override
    public void close() {
        closed = true;
        threads.shutdownNow();
    }

    /** One answer. Its thread calls {@link #goOn}, and the thread that waits for it the other methods. */
    final class Computed implements Work {
        private final String client;
        private Option<Future<String>> text = Option.none();
        private volatile @Nullable Fault stopped;
        /** When it looks next. */
        private volatile long next;
        /** When its time in its place began. */
        private long since;
        /** Its time in earlier places. */
        private long used;

        private boolean lasts;
        private Option<FairPlaces> place = Option.none();

        private Computed(String client) {
            this.client = client;
        }

        /** The answer, if it is ready within a time. */
        Option<String> within(long millis) throws IOException {
            try {
                return Option.some(text.get().get(millis, TimeUnit.MILLISECONDS));
            } catch (TimeoutException notYet) {
                return Option.none();
            } catch (InterruptedException | ExecutionException e) {
                throw new IOException("there is no answer", e);
            }
        }

        /** Nobody waits for the answer any more. */
        void end() {
            stop(Fault.of("the client has gone"));
        }

        private void stop(Fault why) {
            stopped = why;
            next = nanos.getAsLong();
            first.wake();
            begun.wake();
            lasting.wake();
        }

        private String text(Function<Work, String> answer) {
            try {
                enter(first);
                return answer.apply(this);
            } finally {
                leave();
                if (lasts) begun.leave(client);
            }
        }

        /** Waits without a place while others have their turn. */
        @Override
        public void goOn() {
            if (nanos.getAsLong() - next >= 0) look();
        }

        /** A bot may ask from several threads: all of them wait. */
        private synchronized void look() {
            checkWanted();
            long now = nanos.getAsLong();
            if (used + now - since > seconds * SECOND)
                throw new Stopped(Fault.of(
                        "the answer takes more than " + seconds + " seconds",
                        "less work: fewer inputs, iterations or cases"));
            if (!lasts && now - since > FIRST) last();
            else if (lasts && now - since > TURN && lasting.isWanted()) {
                leave();
                enter(lasting);
            } else next = now + LOOK;
        }

        private void last() {
            leave();
            wait(begun);
            lasts = true;
            enter(lasting);
        }

        private void checkWanted() {
            Fault why = stopped;
            if (why != null) throw new Stopped(why);
            if (closed) throw new Stopped(CLOSED);
        }

        private void enter(FairPlaces places) {
            wait(places);
            place = Option.some(places);
            since = nanos.getAsLong();
            next = since + LOOK;
        }

        private void wait(FairPlaces places) {
            try {
                if (!places.enter(client, () -> stopped != null)) checkWanted();
            } catch (InterruptedException end) {
                throw new Stopped(CLOSED);
            }
        }

        private void leave() {
            for (FairPlaces left : place) {
                left.leave(client);
                used += nanos.getAsLong() - since;
            }
            place = Option.none();
        }
    }
}
