package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption.OrdersOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.GameOptions.ScenarioOption;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.serve.Dialogue;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.EnvironmentServer;
import io.github.deadcube.testkit.serve.Server;
import io.github.deadcube.testkit.serve.ServerLimits;
import io.github.deadcube.testkit.start.ChosenScenario;
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
            return faults.prepend(TextFile.unread(folder.get(), e).in("--files"));
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

    /** The {@link ServerLimits} as options. */
    private static final class LimitsOption implements ArgumentChecks.Checked {
        private static final int MOST_MEGABYTES = 1 << 20;

        @Option(names = "--most-games", paramLabel = "N")
        private int games = ServerLimits.DEFAULT.games();

        @Option(names = "--most-states", paramLabel = "N")
        private int states = ServerLimits.DEFAULT.states();

        @Option(names = "--longest-line", paramLabel = "N")
        private int line = ServerLimits.DEFAULT.line();

        @Option(names = "--longest-name", paramLabel = "N")
        private int name = ServerLimits.DEFAULT.name();

        @Option(names = "--most-memory", paramLabel = "MB")
        private int memory = ServerLimits.DEFAULT.memory();

        ServerLimits limits() {
            return new ServerLimits(games, states, line, name, memory);
        }

        @Override
        public Vector<String> faults() {
            return ArgumentChecks.fromOne("--most-games", games, Integer.MAX_VALUE)
                    .appendAll(ArgumentChecks.fromOne("--most-states", states, Integer.MAX_VALUE))
                    .appendAll(ArgumentChecks.fromOne("--longest-line", line, Integer.MAX_VALUE - 1))
                    .appendAll(ArgumentChecks.fromOne("--longest-name", name, Integer.MAX_VALUE))
                    .appendAll(ArgumentChecks.fromOne("--most-memory", memory, MOST_MEGABYTES));
        }
    }

    /** {@code deadcube env}: many games at once for a program that learns. */
    @Command(name = "env")
    public static final class EnvCommand extends Subcommand implements Callable<Integer> {
        @Mixin
        private OrdersOption orders = new OrdersOption();

        @Override
        public Integer call() {
            InstalledRules.setup(); // reports faulty house rules before the first game
            OrphanWatch.begin();
            EnvironmentServer server = new EnvironmentServer(
                    rules(),
                    new Server.Options(
                            orders.files(),
                            DocumentFolder.TEXTS,
                            false,
                            ChosenScenario.NONE,
                            ServerLimits.DEFAULT,
                            bug -> Output.ended(err(), bug)));
            new Dialogue(context().in(), ServerLimits.DEFAULT.line(), out()).run(server.greeting(), server::answer);
            return Exit.DONE.code();
        }

        /** Ends this process if the process that has started it ends, also in the middle of a step. */
        private static final class OrphanWatch extends Thread {
            private static final long EVERY_MILLIS = 200;

            private final ProcessHandle parent;

            private OrphanWatch(ProcessHandle parent) {
                super("orphan-watch");
                this.parent = parent;
                setDaemon(true);
            }

            static void begin() {
                ProcessHandle.current().parent().map(OrphanWatch::new).ifPresent(Thread::start);
            }

            @Override
            public void run() {
                try {
                    while (parent.isAlive()) sleep(EVERY_MILLIS);
                } catch (InterruptedException e) {
                    return;
                }
                Runtime.getRuntime().halt(Exit.LOST.code());
            }
        }
    }
}
