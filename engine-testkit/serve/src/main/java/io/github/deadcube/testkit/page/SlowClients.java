package io.github.deadcube.testkit.page;

import io.github.deadcube.testkit.serve.DaemonThreads;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Limits how many requests of one client are answered at a time, and how long one answer may take. */
final class SlowClients implements AutoCloseable {
    private static final long MILLIS = 1_000;
    /** A client must take so many bytes of an answer within the limit of an answer without bytes. */
    private static final int PIECE = 1 << 16;

    private final int atOnce;
    private final long limit;
    private final int bytesASecond;
    private final Map<String, Integer> busy = new LinkedHashMap<>();
    private final ScheduledThreadPoolExecutor clock =
            new ScheduledThreadPoolExecutor(1, DaemonThreads.named("slow clients"));

    /**
     * @param atOnce the most requests of one client that are answered at a time
     * @param limit the milliseconds that each answer may take
     * @param bytesASecond an answer may take a second more for each time this many bytes
     */
    SlowClients(int atOnce, long limit, int bytesASecond) {
        this.atOnce = atOnce;
        this.limit = limit;
        this.bytesASecond = bytesASecond;
        clock.setRemoveOnCancelPolicy(true);
    }

    /** Whether a request of the client may be answered; then {@link #left} must follow. */
    synchronized boolean entered(String client) {
        boolean room = busy.getOrDefault(client, 0) < atOnce;
        if (room) busy.merge(client, 1, Integer::sum);
        return room;
    }

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
        Future<?> late = limited(writer, limit + MILLIS * bytes / bytesASecond);
        try {
            writing.write();
        } finally {
            late.cancel(false);
            writer.end();
        }
    }

    /**
     * Writes a long answer: it ends after its time, and earlier if the client takes nothing of it for the time of a
     * short one.
     */
    void write(byte[] bytes, OutputStream out) throws IOException {
        write(bytes.length, () -> {
            for (int at = 0; at < bytes.length; at += PIECE) {
                int from = at;
                write(0, () -> out.write(bytes, from, Math.min(PIECE, bytes.length - from)));
            }
        });
    }

    private Future<?> limited(Writer writer, long millis) throws IOException {
        try {
            return clock.schedule(writer::stop, millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            throw new IOException("the server is closed", closed);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }

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
