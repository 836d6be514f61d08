package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.Setup;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption.ByOrders;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.DoubleConsumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code deadcube build}: a random legal strike team. */
@Command(name = "build")
public final class BuildCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @CommandLine.Option(names = "--list", paramLabel = "FILE", required = true, split = ",", hideParamSyntax = true)
    private List<Path> lists = List.of();

    @CommandLine.Option(names = "--points", paramLabel = "N")
    private int points = 100;

    @CommandLine.Option(names = "--seed", paramLabel = "N", defaultValue = "42")
    private long seed;

    @CommandLine.Option(names = "--full")
    private boolean full;

    @Mixin
    private ByOrders edition = new ByOrders();

    @Override
    public Vector<String> faults() {
        return ArgumentChecks.fromOne("--points", points, Setup.MOST_POINTS);
    }

    @Override
    public Integer call() {
        TeamFiles read = edition.read(Vector.ofAll(lists), Vector.empty(), progress());
        read.assumed().forEach(err()::println);
        if (!read.blocking().isEmpty()) return refusedBriefly(read.wrong());
        if (read.lists().isEmpty())
            return refusedBriefly(read.wrong().append(Vector.ofAll(lists).mkString(", ") + ": no force list is in it"));
        read.wrong().forEach(err()::println);
        SplitMix64 chance = new SplitMix64(seed);
        Vector<ForceList> sound = read.lists().map(ForceList::sound);
        return progress()
                .of("Building", done -> drawn(sound, chance, done))
                .map(team -> printed(team, read))
                .getOrElse(() -> refused("no legal team of '" + read.lists().mkString("' or '") + "' has " + points
                        + " points or fewer"));
    }

    /** Tries one list after the other, beginning with a random one, until one gives a team. */
    private Option<ChosenTeam> drawn(Vector<ForceList> from, SplitMix64 chance, DoubleConsumer done) {
        Vector<ForceList> left = from;
        while (!left.isEmpty()) {
            ForceList list = left.size() == 1 ? left.head() : left.get(chance.below(left.size()));
            Option<ChosenTeam> team = list.random(list.faction() + " " + seed, points, chance::below, done);
            if (team.isDefined()) return team;
            left = left.remove(list);
        }
        return Option.none();
    }

    /** Other parts of the list may have faults. */
    private int printed(ChosenTeam team, TeamFiles read) {
        out().print(full ? team.text() : team.text(read.lists()));
        out().flush();
        return Exit.DONE.code();
    }
}
