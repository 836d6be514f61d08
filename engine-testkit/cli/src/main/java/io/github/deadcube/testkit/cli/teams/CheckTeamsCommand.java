package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption.ByOrders;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.LegalityOption;
import io.github.deadcube.testkit.cli.command.Progress;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.TeamFiles;
import io.github.deadcube.testkit.start.TeamLegality;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube teams check}: whether strike teams are legal (TEAM). */
@Command(name = "check")
public final class CheckTeamsCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Parameters(paramLabel = "TEAM", arity = "1..*", descriptionKey = "team")
    private List<Path> teams = List.of();

    @Option(names = "--list", paramLabel = "FILE", split = ",", hideParamSyntax = true)
    private List<Path> lists = List.of();

    @Option(names = "--points", paramLabel = "N")
    private int points = 100;

    @Option(names = "--translate")
    private boolean translate;

    @Override
    public Vector<String> faults() {
        return ArgumentChecks.fromOne("--points", points, Setup.MOST_POINTS);
    }

    @Mixin
    private ByOrders edition = new ByOrders();

    private final Progress progress;

    public CheckTeamsCommand(Progress progress) {
        this.progress = progress;
    }

    @Override
    public Integer call() {
        TeamFiles read = edition.read(Vector.ofAll(lists).appendAll(teams), progress);
        Vector<String> wrong = read.blocking();
        wrong.forEach(err()::println);
        read.assumed().forEach(out()::println);
        boolean legal = read.teams().map(team -> print(team, read)).forAll(yes -> yes);
        out().flush();
        if (!wrong.isEmpty() || read.teams().isEmpty()) return Exit.USAGE.code();
        return (legal ? Exit.DONE : Exit.OTHERWISE).code();
    }

    private boolean print(ChosenTeam team, TeamFiles read) {
        boolean listed = read.lists()
                .exists(l -> l.faction().equals(team.faction()) && l.edition().equals(team.edition()));
        Vector<String> faults = TeamLegality.faults(team, read.lists(), edition.name(), points)
                .map(Object::toString)
                .appendAll(LegalityOption.refused(played(team), rules(team)));
        String verdict = faults.isEmpty() ? "legal" : "not legal";
        String missing =
                team.faction().isEmpty() ? "the team names no list" : "the list '" + team.faction() + "' is not given";
        String by = listed ? "" : "; " + missing;
        out().println(team + ": " + verdict + ", " + team.points() + " of " + points + " points" + by);
        faults.forEach(fault -> out().println("  " + fault));
        return faults.isEmpty();
    }

    private Ruleset rules(ChosenTeam team) {
        return edition.ofFiles().apply(team.edition());
    }

    private StrikeTeam played(ChosenTeam team) {
        return translate ? Deadcube.translated(team.team(), rules(team)).team() : team.team();
    }
}
