package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.Rules;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.HouseRulesOption;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.ScenarioOption;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.serve.ProgramProcess.Lines;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code deadcube serve}: games for programs. */
@Command(
        name = "serve",
        description =
                "Serves games to a program. Reads one request per line and answers each with one line of JSON, until the input ends.")
public final class ServeCommand extends Subcommand implements Callable<Integer> {
    @Mixin
    private OrdersOption orders = new OrdersOption();

    @Mixin
    private ScenarioOption scenario = new ScenarioOption();

    @Option(
            names = "--files",
            paramLabel = "FOLDER",
            description =
                    "Requests may name files in this folder and its subfolders. Default: requests may not name files.")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--legal",
            description =
                    "Refuses games between teams that are not legal (TEAM-9). Default: the game starts, and the answer lists the faults.")
    private boolean legal;

    @Mixin
    private LimitsOption limits = new LimitsOption();

    private final Rules rules;
    private final InputStream in;

    public ServeCommand(Rules rules, InputStream in) {
        this.rules = rules;
        this.in = in;
    }

    @Override
    public Integer call() {
        HouseRulesOption.setup(); // reports faulty house rules before the first game
        DocumentFolder files = DocumentFolder.NONE;
        try {
            if (folder.isPresent()) files = DocumentFolder.of(folder.get());
        } catch (IOException e) {
            return refused(Vector.of("--files: there is no folder " + folder.get() + "."));
        }
        Either<Vector<String>, ?> chosen = scenario.chosen(0);
        if (chosen.isLeft()) return refused(chosen.getLeft());
        ServerLimits most = limits.limits();
        Server server = new Server(rules, new Server.Options(orders, files, legal, scenario, most, this::report));
        out().println(server.greeting());
        out().flush();
        Lines lines = new Lines(new InputStreamReader(in, StandardCharsets.UTF_8), most.line());
        try {
            for (String line = lines.next(); line != null; line = lines.next()) {
                out().println(server.answer(line));
                out().flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Exit.DONE.code();
    }

    /** The program gets an error without what may be hidden; the rest is for the person who runs the server. */
    private void report(Throwable bug) {
        if (bug instanceof OutOfMemoryError)
            err().println("A request needed more memory than there is: lower the limits, or give more with -Xmx.");
        else Output.bug(err(), bug, bug.toString());
    }
}
