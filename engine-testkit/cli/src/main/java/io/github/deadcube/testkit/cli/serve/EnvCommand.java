package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.serve.Dialogue;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.EnvironmentServer;
import io.github.deadcube.testkit.serve.Server;
import io.github.deadcube.testkit.serve.ServerLimits;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.InstalledRules;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code deadcube env}: many games at once for a program that learns. */
@Command(name = "env")
public final class EnvCommand extends Subcommand implements Callable<Integer> {
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
