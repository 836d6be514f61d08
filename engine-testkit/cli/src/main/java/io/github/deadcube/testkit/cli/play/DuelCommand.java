package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Tournament;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.BattlefieldOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.GameOptions;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.serve.ProgramBot;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code deadcube duel}: compares two bots. */
@Command(
        name = "duel",
        description = "Lets two bots play many games, and counts. Of four games, each bot has had each side and each"
                + " strike team. The same seed gives the same games.")
public final class DuelCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Option(
            names = "--bots",
            paramLabel = "ONE,OTHER",
            split = ",",
            hideParamSyntax = true,
            defaultValue = "simple,random",
            description = "The two bots: simple, skirmisher, random, or a program, such as 'exec:python3 my_bot.py';"
                    + " default simple,random.")
    private List<String> bots = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of games; default 100. A multiple of 4 is fair.")
    private int games = 100;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the first games. Default: a random seed, which is printed.")
    private Optional<Long> repeated = Optional.empty();

    @Mixin
    private GameOptions agreed = new GameOptions();

    private final Rules rules;
    private final Progress progress;
    private final LongSupplier seeds;
    private long seed;

    /** The engine, the progress of reading, and the seeds of games without one. */
    public DuelCommand(Rules rules, Progress progress, LongSupplier seeds) {
        this.rules = rules;
        this.progress = progress;
        this.seeds = seeds;
    }

    @Override
    public Vector<String> faults() {
        Vector<String> faults = Vector.ofAll(bots)
                .filter(name -> !Bots.NAMES.contains(name) && !ProgramBot.named(name))
                .distinct()
                .map(name -> "no bot is called '" + name + "'; there are " + Bots.NAMES.mkString(", ")
                        + ", and programs, such as 'exec:python3 my_bot.py'");
        if (bots.size() != 2) faults = faults.prepend("--bots takes two names, such as simple,random");
        return games < 1 ? faults.append("--games takes a number from 1 upward") : faults;
    }

    @Override
    public Integer call() {
        seed = repeated.orElseGet(seeds::getAsLong);
        return agreed.begun(rules, seed, err()::println, progress).fold(this::refused, this::played);
    }

    private int played(BattlefieldOption.Begun game) {
        Setup setup = game.state().position().game().setup();
        Vector<ProgramBot> programs = Vector.ofAll(bots)
                .filter(ProgramBot::named)
                .map(name -> new ProgramBot(name, agreed.thinking(), rules));
        try {
            Vector<String> missing = programs.flatMap(ProgramBot::begin).distinct();
            return missing.isEmpty() ? counted(setup, programs) : refused(missing);
        } finally {
            programs.forEach(ProgramBot::close);
        }
    }

    private int counted(Setup setup, Vector<ProgramBot> programs) {
        Tournament tournament = Tournament.between(rules, setup, player(0, programs), player(1, programs.reverse()))
                .swapping(swapped -> Shipped.in(swapped.scenario(), swapped));
        if (repeated.isEmpty()) out().println("seed " + seed);
        Tournament.Count count = tournament.play(seed, games);
        tournament.forfeits().forEach(err()::println);
        out().println(bots.get(0) + " wins " + count.one() + ", " + bots.get(1) + " wins " + count.other() + ", drawn "
                + count.drawn());
        out().flush();
        return tournament.forfeits().isEmpty() ? Exit.DONE.code() : Exit.FORFEIT.code();
    }

    private Tournament.Player player(int number, Vector<ProgramBot> programs) {
        String name = bots.get(number);
        if (ProgramBot.named(name)) return (game, side) -> programs.head().bot(side);
        return (game, side) -> Bots.named(name, game, side, rules).get();
    }
}
