package io.github.deadcube.testkit.cli.duel;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Tournament;
import io.github.deadcube.testkit.cli.command.AllAtOnce;
import io.github.deadcube.testkit.cli.command.ByOrders;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Ground;
import io.github.deadcube.testkit.cli.command.Opponents;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.Version;
import io.github.deadcube.testkit.cli.serve.Program;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code deadcube duel}: which of two bots plays better. */
@Command(
        name = "duel",
        description =
                "Lets two bots play many games of Patrol, and counts. Of four games, each bot has had each side and each"
                        + " strike team. The same seed gives the same games.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class Duel implements Callable<Integer>, AllAtOnce.Checked {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--bots",
            paramLabel = "ONE,OTHER",
            split = ",",
            hideParamSyntax = true,
            defaultValue = "simple,random",
            description =
                    "Who plays: two of simple, skirmisher and random, or programs, such as 'exec:python3 my_bot.py';"
                            + " default simple,random.")
    private List<String> bots = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games; default 100. A multiple of four is fair.")
    private int games = 100;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "42", description = "Of the first games; default 42.")
    private long seed;

    @Option(
            names = "--think",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long a program may think about a decision; then it loses. Default 10.")
    private int seconds = 10;

    @Mixin
    private Ground ground = new Ground();

    @Mixin
    private Opponents opponents = new Opponents();

    @Mixin
    private ByOrders edition = new ByOrders();

    private final Rules rules;
    private final Progress progress;

    /** The engine plays; long reading is shown. */
    public Duel(Rules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
    }

    @Override
    public Vector<String> faults() {
        Vector<String> faults = Vector.ofAll(bots)
                .filter(name -> !Bots.NAMES.contains(name) && !Program.named(name))
                .distinct()
                .map(name -> "no bot is called '" + name + "'; there are " + Bots.NAMES.mkString(", ")
                        + ", and programs, such as 'exec:python3 my_bot.py'");
        if (seconds < 1) faults = faults.append("--think takes a number from 1 upward");
        if (bots.size() != 2) faults = faults.prepend("--bots takes two names, such as simple,random");
        return games < 1 ? faults.append("--games takes a number from 1 upward") : faults;
    }

    @Override
    public Integer call() {
        return opponents
                .in(edition, spec.commandLine().getErr()::println, progress)
                .flatMap(setup -> ground.begun(rules, setup))
                .fold(this::refused, this::played);
    }

    private int refused(Vector<String> faults) {
        faults.forEach(spec.commandLine().getErr()::println);
        return Exit.USAGE.code();
    }

    private int played(Ground.Begun game) {
        Setup setup = game.state().position().game().setup();
        Vector<Program> programs =
                Vector.ofAll(bots).filter(Program::named).map(name -> new Program(name, seconds, rules));
        Tournament tournament = Tournament.between(rules, setup, player(0, programs), player(1, programs.reverse()));
        Tournament.Count count = tournament.play(seed, games);
        programs.forEach(Program::close);
        tournament.forfeits().forEach(spec.commandLine().getErr()::println);
        PrintWriter out = spec.commandLine().getOut();
        out.println(bots.get(0) + " wins " + count.one() + ", " + bots.get(1) + " wins " + count.other() + ", drawn "
                + count.drawn());
        out.flush();
        return Exit.DONE.code();
    }

    private Tournament.Player player(int number, Vector<Program> programs) {
        String name = bots.get(number);
        if (Program.named(name)) return (game, side) -> programs.head().bot(side);
        return (game, side) -> Bots.named(name, game, side, rules).get();
    }
}
