package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.ScenarioOption;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.serve.Dialogue;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;
import io.github.deadcube.testkit.serve.ServerLimits;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code deadcube serve}: games for programs. */
@Command(name = "serve")
public final class ServeCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Mixin
    private OrdersOption orders = new OrdersOption();

    @Mixin
    private ScenarioOption scenario = new ScenarioOption();

    @Option(names = "--files", paramLabel = "FOLDER")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--legal")
    private boolean legal;

    @Mixin
    private LimitsOption limits = new LimitsOption();

    private DocumentFolder files = DocumentFolder.NONE;

    @Override
    public Seq<Fault> misnamed() {
        Seq<Fault> faults = scenario.choice().chosen(0).swap().getOrElse(Vector.empty());
        try {
            if (folder.filter(path -> !Files.isDirectory(path)).isPresent())
                return faults.prepend(noFolder("--files", folder.get()));
            if (folder.isPresent()) files = DocumentFolder.of(folder.get());
            return faults;
        } catch (IOException e) {
            return faults.prepend(TextFile.unread(folder.get(), e).at("--files"));
        }
    }

    @Override
    public Integer call() {
        InstalledRules.setup(); // reports faulty house rules before the first game
        ServerLimits most = limits.limits();
        Server server = new Server(
                rules(),
                new Server.Options(
                        orders.files(), files, legal, scenario.choice(), most, bug -> Output.ended(err(), bug)));
        new Dialogue(context().in(), most.line(), out()).run(server.greeting(), server::answer);
        return Exit.DONE.code();
    }
}
