package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.ShippedThings;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine;

/** {@code --teams}: the strike teams of both sides. */
final class TeamsOption implements ArgumentChecks.Checked {
    private static final int STEP = 50;
    private static final int LEAST = 100;

    @CommandLine.Option(
            names = "--teams",
            paramLabel = "A,B",
            split = ",",
            hideParamSyntax = true,
            completionCandidates = ShippedNames.Teams.class)
    private List<Path> teams = List.of();

    @CommandLine.Option(names = "--list", paramLabel = "FILE", split = ",", hideParamSyntax = true)
    private List<Path> lists = List.of();

    @CommandLine.Option(names = "--points", paramLabel = "N")
    private Optional<Integer> points = Optional.empty();

    @CommandLine.Option(names = "--carry-unknown")
    private boolean carryUnknown;

    @CommandLine.Option(names = "--translate")
    private boolean translate;

    @CommandLine.Option(names = "--legal")
    private boolean legal;

    @Override
    public Vector<Sentence> faults() {
        Vector<Sentence> faults = ArgumentChecks.fromOne("--points", points.orElse(1), Setup.MOST_POINTS);
        return lists.isEmpty() || !teams.isEmpty()
                ? faults
                : faults.append(Sentence.of("--list expects --teams, two files of strike teams from these lists."));
    }

    @Override
    public Vector<Fault> misnamed() {
        return teams.isEmpty() || teams.size() == 2
                ? Vector.empty()
                : Vector.of(Fault.of("--teams takes two names or files, such as ashbarrow-rabble,mine.rosz"));
    }

    /**
     * The game with these teams, or all faults. The listener receives translations, assumptions and illegal teams.
     */
    Either<Seq<Fault>, Setup> in(EditionOption edition, Consumer<Told> notes, Progress progress) {
        return setup(edition, notes, progress)
                .map(edition::led)
                .map(setup -> translated(setup, notes))
                .flatMap(TeamsOption::readable);
    }

    /** Cards of another edition are refused with the advice to translate them. */
    private static Either<Seq<Fault>, Setup> readable(Setup setup) {
        Vector<Fault> faults = Vector.of(setup.teamA(), setup.teamB())
                .flatMap(team -> advised(team, setup.ruleset()).map(fault -> fault.within(team.toString())));
        return faults.isEmpty() ? Either.right(setup) : Either.left(faults.distinct());
    }

    private static Vector<Fault> advised(StrikeTeam team, Ruleset rules) {
        Vector<Fault> refused = TeamFaults.refused(team, rules);
        return refused.lastOption().exists(TeamFaults::advice) ? refused : Vector.empty();
    }

    /** A team that ships plays in each edition without {@code --translate}. */
    private Setup translated(Setup setup, Consumer<Told> notes) {
        return setup.withTeamA(translated(setup.teamA(), setup.ruleset(), notes))
                .withTeamB(translated(setup.teamB(), setup.ruleset(), notes));
    }

    private StrikeTeam translated(StrikeTeam team, Ruleset rules, Consumer<Told> notes) {
        if (!translate && !Shipped.teams().exists(one -> one.team().equals(team))) return team;
        Deadcube.translatedParts(team, rules).forEach(notes);
        return Deadcube.translated(team, rules);
    }

    /** Teams of files, each with the lists that were read with it, and the editions that the files name. */
    private record Given(Vector<ChosenTeam> teams, Vector<Vector<ForceList>> lists, Vector<String> editions) {}

    /** The teams of the files, none if no file is named; or all faults. */
    Either<Seq<Fault>, Given> read(EditionOption edition, Consumer<Told> notes, Progress progress) {
        Vector<ChosenTeam> chosen = Vector.empty();
        Vector<Fault> faults = Vector.empty();
        Vector<String> editions = Vector.empty();
        Vector<Vector<ForceList>> given = Vector.empty();
        for (Path file : teams) {
            TeamFiles read = edition.read(
                    Vector.ofAll(lists),
                    Vector.of(file),
                    name -> carrying(edition.ofFiles().apply(name)),
                    progress);
            read.assumed().map(Sentence::verbatim).forEach(notes);
            faults = faults.appendAll(read.blocking());
            editions = editions.appendAll(read.editions());
            if (read.teams().size() == 1) {
                chosen = chosen.append(read.teams().head());
                given = given.append(read.lists());
            } else if (read.blocking().isEmpty())
                faults = faults.append(Fault.of(
                                Sentence.of(
                                        "{count} strike teams are in it",
                                        read.teams().size()),
                                "one strike team")
                        .within(TextFile.name(file)));
        }
        if (editions.distinct().size() > 1 && !edition.said())
            faults = faults.append(Fault.of(
                    Sentence.of("the teams belong to two editions, {editions}", Sentence.all(editions.distinct())),
                    "--edition with one of them"));
        return faults.isEmpty() ? Either.right(new Given(chosen, given, editions)) : Either.left(faults.distinct());
    }

    /** The rules of their edition, or of the given one. */
    private Either<Seq<Fault>, Setup> setup(EditionOption edition, Consumer<Told> notes, Progress progress) {
        if (teams.isEmpty()) {
            Setup game = game(edition.ruleset());
            return Either.right(game.withPoints(points.orElse(game.points())));
        }
        return read(edition, notes, progress).flatMap(given -> setup(given, edition, notes));
    }

    private Either<Seq<Fault>, Setup> setup(Given given, EditionOption edition, Consumer<Told> notes) {
        Vector<ChosenTeam> chosen = given.teams();
        int size = points.orElse(size(chosen));
        Vector<Fault> illegal = illegal(chosen, given.lists(), edition.name(), size);
        if (legal && illegal.nonEmpty()) return Either.left(illegal);
        illegal.forEach(notes);
        named(chosen).forEach(notes);
        Ruleset rules = given.editions().headOption().map(edition.ofFiles()).getOrElse(edition::ruleset);
        return Either.right(Shipped.withOrders(game(rules)
                .withTeamA(chosen.get(0).team())
                .withTeamB(chosen.get(1).team())
                .withPoints(size)));
    }

    private static Vector<Fault> illegal(
            Vector<ChosenTeam> teams, Vector<Vector<ForceList>> lists, Option<String> edition, int size) {
        return teams.zip(lists)
                .flatMap(team -> TeamFiles.illegal(team._1, team._2, edition, size)
                        .map(fault -> fault.in(Sentence.of(
                                "{team} is not legal: {part}",
                                team._1,
                                fault.where().path()))))
                .distinct();
    }

    /** The individual names of models; the game uses the names of cards. */
    private static Vector<Sentence> named(Vector<ChosenTeam> teams) {
        return Side.BOTH.flatMap(side -> {
            Vector<ChosenModel> models = teams.get(side.ordinal()).models();
            return Vector.range(0, models.size())
                    .flatMap(i -> models.get(i)
                            .called()
                            .map(own -> Sentence.of(
                                    "{model} {card} is called {name}",
                                    new ModelId(side, i + 1),
                                    models.get(i).name(),
                                    own)));
        });
    }

    private Setup game(Ruleset rules) {
        return InstalledRules.setup(carrying(rules));
    }

    private Ruleset carrying(Ruleset rules) {
        return carryUnknown ? rules.carryingUnknown() : rules;
    }

    /** As {@link GameOptions#alsoRead}, for the teams, their lists, and the game systems beside the lists. */
    Option<Fault> alsoRead(String option, Path written) {
        Vector<Path> files = Vector.ofAll(teams)
                .filter(team -> ShippedThings.TEAMS.called(team.toString()).isEmpty())
                .appendAll(lists);
        return Subcommand.alsoRead(option, written, files.appendAll(TeamFiles.systems(files)));
    }

    private static int size(Vector<ChosenTeam> teams) {
        int larger = teams.map(ChosenTeam::points).max().getOrElse(0);
        return Math.max(LEAST, (larger + STEP - 1) / STEP * STEP);
    }
}
