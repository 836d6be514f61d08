package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Tournament;
import io.github.deadcube.testkit.shipped.Shipped;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
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
final class Duel implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--bots",
            paramLabel = "ONE,OTHER",
            split = ",",
            defaultValue = "simple,random",
            description = "Who plays: two of simple, skirmisher and random; default simple,random.")
    private List<String> bots = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games; default 100. A multiple of four is fair.")
    private int games;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "42", description = "Of the first games; default 42.")
    private long seed;

    private final Rules rules;

    Duel(Rules rules) {
        this.rules = rules;
    }

    @Override
    public void run() {
        if (bots.size() != 2) throw wrong("--bots takes two names, such as simple,random");
        if (games < 1) throw wrong("--games takes a number from 1 upward");
        Setup setup = Shipped.setup(Shipped.ruleset());
        Tournament.Count count =
                Tournament.between(rules, setup, player(0), player(1)).play(seed, games);
        PrintWriter out = spec.commandLine().getOut();
        out.println(bots.get(0) + " wins " + count.one() + ", " + bots.get(1) + " wins " + count.other() + ", drawn "
                + count.drawn());
        out.flush();
    }

    private Tournament.Player player(int number) {
        String name = bots.get(number);
        if (!Bots.NAMES.contains(name))
            throw wrong("no bot is called '" + name + "'; there are " + Bots.NAMES.mkString(", "));
        return (game, side) -> Bots.named(name, game, side, rules).get();
    }

    private CommandLine.ParameterException wrong(String what) {
        return new CommandLine.ParameterException(spec.commandLine(), what);
    }
}
