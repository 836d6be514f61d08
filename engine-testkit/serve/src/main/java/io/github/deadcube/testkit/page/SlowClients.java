package io.github.deadcube.testkit.page;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Limits what clients can hold that ask and do not read the answers: threads of one client, and the time of one answer. */
final class SlowClients implements AutoCloseable {
    private static final long MILLIS = 1_000;

    private final int atOnce;
    private final long pause;
    private final int bytesASecond;
    private final Map<String, Integer> busy = new LinkedHashMap<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "slow clients");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * No client has asked.
     *
     * @param atOnce the most requests of one client that are answered at a time
     * @param pause the milliseconds that each answer may take
     * @param bytesASecond an answer may take a second more for so many bytes
     */
    SlowClients(int atOnce, long pause, int bytesASecond) {
        this.atOnce = atOnce;
        this.pause = pause;
        this.bytesASecond = bytesASecond;
    }

    /** Whether a request of the client may be answered; then {@link #left} must follow. */
    synchronized boolean entered(String client) {
        boolean room = busy.getOrDefault(client, 0) < atOnce;
        if (room) busy.merge(client, 1, Integer::sum);
        return room;
    }

    /** A request has been answered. */
    synchronized void left(String client) {
        busy.computeIfPresent(client, (of, requests) -> requests > 1 ? requests - 1 : null);
    }

    /**
     * Writes an answer, or ends the attempt after its time.
     *
     * @throws IOException such as {@link java.nio.channels.ClosedByInterruptException} if the client does not read
     */
    void write(int bytes, Writing writing) throws IOException {
        Writer writer = new Writer(Thread.currentThread());
        ScheduledFuture<?> late =
                clock.schedule(writer::stop, pause + MILLIS * bytes / bytesASecond, TimeUnit.MILLISECONDS);
        try {
            writing.write();
        } finally {
            late.cancel(false);
            writer.end();
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }

    /** An answer that is written. */
    @FunctionalInterface
    interface Writing {
        void write() throws IOException;
    }

    /** A thread that writes. An interrupt closes its channel, but must not reach what the thread does next. */
    private static final class Writer {
        private final Thread thread;
        private boolean ended;

        Writer(Thread thread) {
            this.thread = thread;
        }

        synchronized void stop() {
            if (!ended) thread.interrupt();
        }

        synchronized void end() {
            ended = true;
            Thread.interrupted();
        }
    }
}
