package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.ByOrders;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.vavr.collection.Vector;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** A command about teams of a number of points, by an edition. */
abstract class PointsCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @CommandLine.Option(names = "--points", paramLabel = "N")
    int points = 100;

    @Mixin
    ByOrders edition = new ByOrders();

    @Override
    public Vector<Sentence> faults() {
        return ArgumentChecks.fromOne("--points", points, Setup.MOST_POINTS);
    }
}
