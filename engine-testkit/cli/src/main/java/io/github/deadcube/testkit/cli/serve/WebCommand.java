package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.page.PageServer;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code deadcube web}: the page on which people play. */
@Command(name = "web")
public final class WebCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    private static final String PROXY = "https://play.example";
    private static final int HIGHEST_PORT = 65_535;
    private static final Pattern ORIGIN =
            Pattern.compile("(?i)https?://([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\\[[0-9a-f:]+])(:[0-9]{1,5})?");

    @Option(names = "--games", paramLabel = "FOLDER")
    private Optional<Path> games = Optional.empty();

    @Option(names = "--host", paramLabel = "ADDRESS")
    private String host = "127.0.0.1";

    @Option(names = "--open")
    private boolean opens;

    @Option(names = "--origin", paramLabel = "ORIGIN")
    private List<String> origins = List.of();

    @Option(names = "--port", paramLabel = "N")
    private int port = 8315;

    @Override
    public Vector<Sentence> faults() {
        Vector<Sentence> faults = host.isBlank()
                ? Vector.of(Sentence.of("--host takes an address of this machine, such as 127.0.0.1"))
                : Vector.empty();
        if (!origins.stream().allMatch(origin -> ORIGIN.matcher(origin).matches()))
            faults = faults.append(
                    Sentence.of("--origin takes the address of a proxy without a path, such as {example}", PROXY));
        return port >= 0 && port <= HIGHEST_PORT
                ? faults
                : faults.append(Sentence.of("--port takes a number from 0 to {most}", HIGHEST_PORT));
    }

    @Override
    public Vector<Fault> misnamed() {
        if (games.filter(folder -> !Files.isDirectory(folder)).isPresent())
            return Vector.of(noFolder("--games", games.get()));
        return games.filter(folder -> !Files.isWritable(folder)).isPresent()
                ? Vector.of(Fault.of(Sentence.of("no file can be written in {games}", games.get()))
                        .at("--games"))
                : Vector.empty();
    }

    @Override
    public Integer call() throws InterruptedException {
        InstalledRules.setup(); // reports faulty house rules before the first game
        try (PageServer server = PageServer.start(
                rules(),
                new PageServer.Listening(
                        host,
                        port,
                        Vector.ofAll(origins),
                        io.vavr.control.Option.ofOptional(games),
                        context().tokens(),
                        System::nanoTime,
                        Clock.systemUTC(),
                        bug -> Output.ended(err(), bug),
                        err()::println))) {
            server.left().forEach(err()::println);
            say(Sentence.of("{address}  Ctrl-C ends it.", server.address()));
            out().flush();
            if (opens) open(server.address());
            new CountDownLatch(1).await();
        } catch (FileSystemException e) {
            return refused(TextFile.unread(games.orElseThrow(), e).at("--games"));
        } catch (IOException e) {
            return refused(Fault.of(Sentence.verbatim(String.valueOf(e.getMessage())))
                    .at("--host " + host + " --port " + port));
        }
        return Exit.DONE.code();
    }

    private void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> program = system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of(system.contains("mac") ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(program)
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            warn(Sentence.of("No browser could be started: open the address yourself."));
        }
    }
}
