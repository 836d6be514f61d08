package io.github.deadcube.testkit.page;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.page.FairPlaces.Place;
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
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Computes answers on threads of their own, so that those who wait for them can notice that a client has gone. Each
 * begins in one of a few first places. If it is not ready soon, it goes on in one of the lasting places, of which there
 * is one a processor; the clients share them in turns. An answer has a budget: a time of computing in all.
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

    /** What is said if answers need too much memory. */
    static final Fault NO_ROOM = Fault.of("too much is on its way", "to read earlier answers, and to ask again");

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
        this.first = new FairPlaces(2 * places, FIRST_OF_A_CLIENT, nanos, FIRST);
        this.lasting = new FairPlaces(places, places);
    }

    /**
     * Begins to compute an answer for a client; {@link Computed#end} must follow.
     *
     * @param room whether an answer that has so many characters so far may grow
     * @throws IOException if the server is closed
     */
    Computed begin(String client, LongPredicate room, Function<Work, String> answer) throws IOException {
        Computed computed = new Computed(client, room);
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
        private final LongPredicate room;
        private Option<Future<String>> text = Option.none();
        private volatile @Nullable Fault stopped;
        /** When it looks next. */
        private volatile long next;
        /** When its time in its place began. */
        private long since;
        /** Its time in earlier places. */
        private long used;

        /** Among the answers that have begun to last. */
        private Option<Place> beginning = Option.none();

        private Option<Place> place = Option.none();

        private Computed(String client, LongPredicate room) {
            this.client = client;
            this.room = room;
        }

        @Override
        public String client() {
            return client;
        }

        @Override
        public long seconds() {
            return nanos.getAsLong() / SECOND;
        }

        @Override
        public void holds(long characters) {
            if (!room.test(characters)) throw new Stopped(NO_ROOM);
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
                for (Place one : beginning) one.leave();
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
                        Sentence.of("the answer takes more than {seconds} seconds", seconds),
                        "less work: fewer inputs, iterations or cases"));
            if (beginning.isEmpty() && now - since > FIRST) last();
            else if (beginning.isDefined() && now - since > TURN && lasting.isWanted()) {
                leave();
                enter(lasting);
            } else next = now + LOOK;
        }

        private void last() {
            leave();
            beginning = Option.some(waited(begun));
            enter(lasting);
        }

        private void checkWanted() {
            Fault why = stopped;
            if (why != null) throw new Stopped(why);
            if (closed) throw new Stopped(CLOSED);
        }

        private void enter(FairPlaces places) {
            place = Option.some(waited(places));
            since = nanos.getAsLong();
            next = since + LOOK;
        }

        private Place waited(FairPlaces places) {
            try {
                Option<Place> waited = places.enter(client, () -> stopped != null);
                if (waited.isEmpty()) checkWanted();
                return waited.get();
            } catch (InterruptedException end) {
                throw new Stopped(CLOSED);
            }
        }

        private void leave() {
            for (Place left : place) {
                left.leave();
                used += nanos.getAsLong() - since;
            }
            place = Option.none();
        }
    }
}
