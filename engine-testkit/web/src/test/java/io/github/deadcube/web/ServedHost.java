package io.github.deadcube.web;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.page.PageServer;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Scanner;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

/** The server of {@code deadcube web} in a process that can be killed. */
final class ServedHost implements PageHost {
    private static final String STILL = "still";

    private final Path games;
    private final String time;
    private final int port;
    private Process process;

    /** @param games the folder in which games are kept */
    ServedHost(Path games) {
        this(games, 0);
    }

    /** @param at the port, 0 for any that is free */
    ServedHost(Path games, int at) {
        this(games, at, "runs");
    }

    private ServedHost(Path games, int at, String time) {
        this.games = games;
        this.time = time;
        process = started(at);
        port = port(process);
    }

    /** A server whose time of the day stands still until {@link #passes}. */
    static ServedHost withStillTime(Path games) {
        return new ServedHost(games, 0, STILL);
    }

    /** Lets milliseconds of the day pass on a server whose time stands still. */
    void passes(long millis) {
        try {
            process.getOutputStream().write((millis + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Runs the server until the process is killed; it prints the port. Of a time that stands still it reads how many
     * milliseconds pass.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        StillTime still = new StillTime(Instant.now());
        PageServer server = PageServer.start(
                Deadcube.rules(),
                new PageServer.Listening(
                        "127.0.0.1",
                        Integer.parseInt(args[1]),
                        Vector.empty(),
                        Option.some(Path.of(args[0])),
                        () -> UUID.randomUUID().toString(),
                        System::nanoTime,
                        args[2].equals(STILL) ? still : Clock.systemUTC(),
                        Throwable::printStackTrace,
                        System.err::println));
        System.out.println(server.port());
        try (Scanner passes = new Scanner(System.in, StandardCharsets.UTF_8)) {
            while (passes.hasNextLong()) still.passes(passes.nextLong());
        }
        new CountDownLatch(1).await();
    }

    /** The time of the day as far as a test lets it pass. */
    private static final class StillTime extends Clock {
        private final AtomicReference<Instant> time;

        StillTime(Instant begin) {
            time = new AtomicReference<>(begin);
        }

        void passes(long millis) {
            time.updateAndGet(now -> now.plusMillis(millis));
        }

        @Override
        public Instant instant() {
            return time.get();
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private Process started(int at) {
        try {
            return new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            ServedHost.class.getName(),
                            games.toString(),
                            String.valueOf(at),
                            time)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int port(Process process) {
        try {
            return Integer.parseInt(
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))
                            .readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the process without a word, and starts another at the same port. */
    void killAndStartAgain() {
        close();
        process = started(port);
        port(process);
    }

    @Override
    public String address() {
        return "http://127.0.0.1:" + port + "/";
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
