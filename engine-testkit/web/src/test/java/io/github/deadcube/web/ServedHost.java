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
import java.util.UUID;
import java.util.concurrent.CountDownLatch;

/** The server of {@code deadcube web} in a process that can be killed. */
final class ServedHost implements PageHost {
    private final Path games;
    private final int port;
    private Process process;

    /** @param games the folder in which games are kept */
    ServedHost(Path games) {
        this(games, 0);
    }

    /** @param at the port, 0 for any that is free */
    ServedHost(Path games, int at) {
        this.games = games;
        process = started(games, at);
        port = port(process);
    }

    /** Runs the server until the process is killed; it prints the port. */
    public static void main(String[] args) throws IOException, InterruptedException {
        PageServer server = PageServer.start(
                Deadcube.rules(),
                new PageServer.Listening(
                        "127.0.0.1",
                        Integer.parseInt(args[1]),
                        Vector.empty(),
                        Option.some(Path.of(args[0])),
                        () -> UUID.randomUUID().toString(),
                        System::nanoTime,
                        Clock.systemUTC(),
                        Throwable::printStackTrace,
                        System.err::println));
        System.out.println(server.port());
        new CountDownLatch(1).await();
    }

    private static Process started(Path games, int port) {
        try {
            return new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            ServedHost.class.getName(),
                            games.toString(),
                            String.valueOf(port))
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
        process = started(games, port);
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
