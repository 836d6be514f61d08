package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.ScenarioOption;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.serve.AssistantServer;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code deadcube mcp}: rules, chances, cases and games for an assistant. */
@Command(name = "mcp")
public final class McpCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Mixin
    private OrdersOption orders = new OrdersOption();

    @Mixin
    private ScenarioOption scenario = new ScenarioOption();

    @Option(names = "--legal")
    private boolean legal;

    @Mixin
    private LimitsOption limits = new LimitsOption();

    @Override
    public Seq<Fault> misnamed() {
        return scenario.choice().chosen(0).swap().getOrElse(Vector.empty());
    }

    @Override
    public Integer call() {
        Optional<AssistantServer> server =
                ServiceLoader.load(AssistantServer.class).findFirst();
        if (server.isEmpty())
            return refused(Fault.of("engine-mcp and its libraries are missing", "the runnable jar, which has them"));
        InstalledRules.setup(); // reports faulty house rules before the first game
        server.get()
                .serve(
                        rules(),
                        new Server.Options(
                                orders.files(),
                                DocumentFolder.TEXTS,
                                legal,
                                scenario.choice(),
                                limits.limits(),
                                bug -> Output.ended(err(), bug)),
                        context().in(),
                        out());
        return Exit.DONE.code();
    }
}
