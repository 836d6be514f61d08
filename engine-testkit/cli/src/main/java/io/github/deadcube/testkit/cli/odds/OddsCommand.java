package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.Subcommand;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deadcube odds}: the probabilities of a test. */
@Command(
        name = "odds",
        subcommands = {ShootOddsCommand.class, AssaultOddsCommand.class})
public final class OddsCommand extends Subcommand implements Runnable {
    @Parameters(paramLabel = "POOL", arity = "0..*", descriptionKey = "pool")
    private List<String> words = List.of();

    @Mixin
    private ExactOption exact = new ExactOption();

    @Override
    public void run() {
        ContestReader.Contest contest = ContestReader.read(String.join(" ", words))
                .getOrElseThrow(faults -> ArgumentError.exception(command(), faults, language()));
        OddsTable rows = contest.other().isEmpty()
                ? OddsTable.ofSuccesses(Deadcube.odds().successes(contest.one()))
                : OddsTable.ofDifference(Deadcube.odds()
                        .difference(contest.one(), contest.other().get()));
        rows.print(command(), exact.isSaid(), language());
    }
}
