package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.odds.ContestReader.Contest;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deadcube odds}: the probabilities of a test. */
@Command(
        name = "odds",
        description = {
            "The probabilities of the successes of a test, or of the difference of an opposed one: a summary, then a line for"
                    + " each value.",
            "Example: deadcube odds 4d5+ v 3d4+ reroll 1",
            "The subcommands shoot and assault give the probabilities of an attack's damage and of a kill."
        })
public final class OddsCommand extends Subcommand implements Runnable {
    @Parameters(
            paramLabel = "POOL",
            arity = "0..*",
            description =
                    "Dice and their target number: 3d5+. Up to N failures, bonus dice among them, are rolled again"
                            + " once: 3d5+ reroll N. Faces from 7 up explode: 3d5+ explode 7. Opposed: 4d5+ v 3d4+,"
                            + " either side with explode N, reroll N, in that order.")
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
