package io.github.deadcube.testkit.cli.teams;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
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
            warn(Sentence.of("{files}: no strike team is in it. --list takes a force list.", Vector.ofAll(teams)));
        if (!wrong.isEmpty() || read.teams().isEmpty()) return Exit.USAGE.code();
        return (legal ? Exit.DONE : Exit.OTHERWISE).code();
    }

    /** SET-1: a team that could not play against one of its own size leaves little room for the other. */
    private static Option<Sentence> room(ChosenTeam team) {
        int models = team.models().size();
        return Option.when(
                models * 2 > Roster.MOST && models <= Roster.MOST_OF_TEAM,
                () -> Sentence.of(
                        "a game has at most {most} models: beside these {count} the other team has at most {rest} "
                                + "({rule})",
                        Roster.MOST,
                        models,
                        Roster.MOST - models,
                        RuleIds.SET_1));
    }

    private boolean print(ChosenTeam team, TeamFiles read) {
        boolean listed = read.lists()
                .exists(l -> l.faction().equals(team.faction()) && l.edition().equals(team.edition()));
        Ruleset rules = edition.ofFiles().apply(team.edition());
        StrikeTeam played = translate ? Deadcube.translated(team.team(), rules) : team.team();
        Vector<Fault> faults = TeamFiles.illegal(team, read.lists(), edition.name(), points)
                .appendAll(TeamFaults.refused(played, rules));
        Sentence sum = Sentence.of(
                faults.isEmpty()
                        ? "{team}: legal, {points} of {most} points"
                        : "{team}: not legal, {points} of {most} points",
                team.toString(),
                team.points(),
                points);
        say(
                listed
                        ? sum
                        : team.faction().isEmpty()
                                ? Sentence.of("{verdict}; the team names no list", sum)
                                : Sentence.of("{verdict}; the list '{list}' is not given", sum, team.faction()));
        faults.forEach(fault -> out().println("  " + fault.told(language())));
        room(team).forEach(note -> out().println("  " + note.told(language())));
        if (translate)
            Deadcube.translatedParts(team.team(), rules)
                    .forEach(change -> out().println("  " + change.told(language())));
        return faults.isEmpty();
    }
}
