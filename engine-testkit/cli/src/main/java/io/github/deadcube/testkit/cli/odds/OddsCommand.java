package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.odds.ContestReader.Contest;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deadcube odds}: the probabilities of a test. */
@Command(name = "odds")
public final class OddsCommand extends Subcommand implements Runnable {
    @Parameters(paramLabel = "POOL", arity = "0..*", descriptionKey = "pool")
    private List<String> words = List.of();

    @Mixin
    private ExactOption exact = new ExactOption();

    private final Odds odds;

    public OddsCommand(Odds odds) {
        this.odds = odds;
    }

    @Override
    public void run() {
        Contest contest = ContestReader.read(String.join(" ", words))
                .getOrElseThrow(faults -> ArgumentError.exception(command(), faults));
        OddsTable rows = contest.other().isEmpty()
                ? OddsTable.ofSuccesses(odds.successes(contest.one()))
                : OddsTable.ofDifference(
                        odds.difference(contest.one(), contest.other().get()));
        rows.print(command(), exact.isSaid());
    }
}
