package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.TeamFaults;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube teams check}: whether strike teams are legal (TEAM). */
@Command(name = "check")
public final class CheckTeamsCommand extends PointsCommand {
    @Parameters(paramLabel = "TEAM", arity = "1..*", descriptionKey = "team")
    private List<Path> teams = List.of();

    @CommandLine.Option(names = "--list", paramLabel = "FILE", split = ",", hideParamSyntax = true)
    private List<Path> lists = List.of();

    @CommandLine.Option(names = "--translate")
    private boolean translate;

    @Override
    public Vector<Fault> ofFiles() {
        return read().blocking();
    }

    private TeamFiles read() {
        return edition.read(Vector.ofAll(lists), Vector.ofAll(teams), progress());
    }

    @Override
    public Integer call() {
        TeamFiles read = read();
        Vector<Fault> wrong = read.blocking();
        refused(wrong);
        read.assumed().forEach(out()::println);
        boolean legal = read.teams().map(team -> print(team, read)).forAll(yes -> yes);
        out().flush();
        if (wrong.isEmpty() && read.teams().isEmpty())
            err().println(Vector.ofAll(teams).mkString(", ") + ": no strike team is in it. --list takes a force list.");
        if (!wrong.isEmpty() || read.teams().isEmpty()) return Exit.USAGE.code();
        return (legal ? Exit.DONE : Exit.OTHERWISE).code();
    }

    /** SET-1: a team that could not play against one of its own size leaves little room for the other. */
    private static Option<String> room(ChosenTeam team) {
        int models = team.models().size();
        return Option.when(
                models * 2 > Roster.MOST && models <= Roster.MOST_OF_TEAM,
                () -> "a game has at most " + Roster.MOST + " models: beside these " + models
                        + " the other team has at most " + (Roster.MOST - models) + " (" + RuleIds.SET_1 + ")");
    }

    private boolean print(ChosenTeam team, TeamFiles read) {
        boolean listed = read.lists()
                .exists(l -> l.faction().equals(team.faction()) && l.edition().equals(team.edition()));
        Ruleset rules = edition.ofFiles().apply(team.edition());
        StrikeTeam played = translate ? Deadcube.translated(team.team(), rules) : team.team();
        Vector<Fault> faults = TeamFiles.illegal(team, read.lists(), edition.name(), points)
                .appendAll(TeamFaults.refused(played, rules));
        String verdict = faults.isEmpty() ? "legal" : "not legal";
        String missing =
                team.faction().isEmpty() ? "the team names no list" : "the list '" + team.faction() + "' is not given";
        String by = listed ? "" : "; " + missing;
        out().println(team + ": " + verdict + ", " + team.points() + " of " + points + " points" + by);
        faults.forEach(fault -> out().println("  " + fault));
        room(team).forEach(note -> out().println("  " + note));
        if (translate) Deadcube.translatedParts(team.team(), rules).forEach(change -> out().println("  " + change));
        return faults.isEmpty();
    }
}
