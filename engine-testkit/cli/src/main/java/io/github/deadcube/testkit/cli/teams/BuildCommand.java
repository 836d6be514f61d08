package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.UsageFault;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleConsumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code deadcube build}: a random legal strike team. */
@Command(name = "build")
public final class BuildCommand extends PointsCommand {
    @CommandLine.Option(names = "--list", paramLabel = "FILE", required = true, split = ",", hideParamSyntax = true)
    private List<Path> lists = List.of();

    @CommandLine.Option(names = "--seed", paramLabel = "N", defaultValue = "42")
    private long seed;

    @CommandLine.Option(names = "--full")
    private boolean full;

    @Override
    public Vector<Fault> ofFiles() {
        return lists.isEmpty() ? Vector.empty() : unusable(read());
    }

    private TeamFiles read() {
        return edition.read(Vector.ofAll(lists), Vector.empty(), progress());
    }

    /** Why no team can be drawn; empty if one can. */
    private Vector<Fault> unusable(TeamFiles read) {
        if (!read.blocking().isEmpty()) return read.wrong();
        return read.lists().isEmpty()
                ? read.wrong()
                        .append(Fault.of("no force list is in it", "a file with a force list")
                                .at(Vector.ofAll(lists).mkString(", ")))
                : Vector.empty();
    }

    @Override
    public Integer call() {
        TeamFiles read = read();
        read.assumed().forEach(err()::println);
        Vector<Fault> faults = unusable(read);
        if (faults.nonEmpty()) return refused(faults);
        refused(read.wrong());
        SplitMix64 chance = new SplitMix64(seed);
        Vector<ForceList> sound = read.lists().map(ForceList::sound);
        return progress()
                .shown("Building", done -> drawn(sound, chance, done))
                .map(team -> printed(team, read))
                .getOrElse(() -> refused(none(sound)));
    }

    /** TEAM-1: why no team was drawn, with the fewest points that are enough. */
    private Fault none(Vector<ForceList> from) {
        Sentence lists = Sentence.any(from.map(list -> UsageFault.quotedText(list.toString())));
        Option<Integer> least =
                from.flatMap(list -> list.cheapest("")).map(ChosenTeam::points).min();
        return least.map(enough -> Fault.of(
                        Sentence.of("no legal team of {lists} has {points} points or fewer", lists, points),
                        Sentence.of("{enough} points or more", enough)))
                .getOrElse(() -> Fault.of(Sentence.of("no team of {lists} is legal, of any points", lists)));
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

    /** Other parts of the list may have faults, and a team without them may lack what the list requires. */
    private int printed(ChosenTeam team, TeamFiles read) {
        Vector<Fault> lacking = ForceList.check(team, read.lists(), points);
        if (lacking.nonEmpty()) return refused(lacking);
        out().print(full ? team.text() : team.text(read.lists()));
        out().flush();
        return Exit.DONE.code();
    }
}
