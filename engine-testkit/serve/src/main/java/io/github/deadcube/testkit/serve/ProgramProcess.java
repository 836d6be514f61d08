package io.github.deadcube.testkit.serve;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A process and its lines. Reading and writing may block, and a pipe stays open while any process holds it. Therefore
 * separate threads read and write, and callers wait for them only for a limited time.
 */
final class ProgramProcess {
    /** The time for a process to exit, and again the time to exit after a request to terminate. */
    private static final Duration GRACE = Duration.ofMillis(500);

    /** The time for the system to kill a process. */
    private static final Duration FORCE = Duration.ofSeconds(5);

    private final Process process;
    private final Lines from;
    private final BufferedWriter to;
    private final ExecutorService thread;
    private final Thread atTheEnd = new Thread(this::force);

    /**
     * The process and all its known descendants. If a parent ends, the system no longer lists its children as
     * descendants.
     */
    private Vector<ProcessHandle> family;

    private int asked;

    private ProgramProcess(Process process) {
        this.process = process;
        InputStreamReader said = new InputStreamReader(process.getInputStream(), Dialogue.decoder());
        this.from = new Lines(said, ServerLimits.DEFAULT.line());
        this.to = process.outputWriter(StandardCharsets.UTF_8);
        this.family = Vector.of(process.toHandle());
        this.thread = Executors.newSingleThreadExecutor(DaemonThreads.named("bot " + process.pid()));
    }

    static ProgramProcess of(Vector<String> words) throws IOException {
        ProgramProcess running = new ProgramProcess(new ProcessBuilder(words.asJava())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
        try {
            Runtime.getRuntime().addShutdownHook(running.atTheEnd);
        } catch (IllegalStateException ending) {
            running.force();
            throw new IOException("the virtual machine is ending", ending);
        }
        return running;
    }

    /** Runs a task that reads and writes, within a time limit. */
    <T> T within(Duration most, Supplier<T> doing) throws TimeoutException {
        Future<T> done = thread.submit(doing::get);
        try {
            return done.get(most.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) throw error;
            if (e.getCause() instanceof RuntimeException bug) throw bug;
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TimeoutException();
        } finally {
            // at growing intervals, because each search for children takes milliseconds
            if (Integer.bitCount(++asked) == 1) grow();
        }
    }

    private synchronized void grow() {
        for (ProcessHandle one : family)
            family = family.appendAll(Vector.ofAll(one.descendants().toList()));
        family = family.distinct().filter(ProcessHandle::isAlive);
    }

    void write(String line) throws IOException {
        to.write(line);
        to.write('\n');
        to.flush();
    }

    @Nullable
    String read() throws IOException {
        return from.next();
    }

    /** The exit code, which may be negative; none if the process has not ended. */
    Option<Integer> exitCode() {
        try {
            return Option.when(process.waitFor(1, TimeUnit.SECONDS), process::exitValue);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Option.none();
        }
    }

    /** Ends the process and its descendants: closes its input, then requests termination, then kills. */
    void end() {
        grow();
        if (ended(thread.submit(this::closed))) await(GRACE);
        each(ProcessHandle::destroy);
        await(GRACE);
        force();
        await(FORCE);
        thread.shutdownNow();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException e) {
            // The virtual machine is shutting down and ends the processes.
        }
    }

    private void closed() {
        try {
            to.close();
        } catch (IOException e) {
            // The process has already ended.
        }
    }

    /** Returns false if the thread still waits for a pipe. */
    private static boolean ended(Future<?> closing) {
        try {
            closing.get(GRACE.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void force() {
        grow();
        each(ProcessHandle::destroyForcibly);
    }

    private synchronized void each(Consumer<ProcessHandle> act) {
        family.forEach(act);
    }

    private synchronized boolean living() {
        return family.exists(ProcessHandle::isAlive);
    }

    /** Waits until all processes have ended, at most for the given time. */
    private void await(Duration most) {
        try {
            for (long step = 0; living() && step < most.toMillis(); step++) Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        grow();
    }

    /** Lines of an untrusted writer. A line that does not end is cut one character after the limit. */
    static final class Lines {
        private final BufferedReader in;
        private final int longest;

        Lines(Reader in, int longest) {
            this.in = new BufferedReader(in);
            this.longest = longest;
        }

        /** The next line without its line end. A line that is too long is cut to one character more than the most. */
        @Nullable
        String next() throws IOException {
            StringBuilder line = new StringBuilder();
            int c = in.read();
            if (c < 0) return null;
            for (; c >= 0 && c != '\n'; c = in.read()) if (line.length() <= longest) line.append((char) c);
            int last = line.length() - 1;
            if (last >= 0 && line.charAt(last) == '\r') line.setLength(last);
            return line.toString();
        }
    }
}
