package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.command.BattlefieldOption.ShippedNames;
import io.github.deadcube.testkit.serve.ProgramBot;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.ShippedThings;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The options of a game: edition, scenario, teams, battlefield, and the time for bots and programs. */
public final class GameOptions implements ArgumentChecks.Checked {
    private static final BigDecimal LEAST = new BigDecimal("0.001");
    private static final BigDecimal MOST = new BigDecimal("1000000");

    @CommandLine.Option(names = "--think", paramLabel = "SECONDS", defaultValue = "10", converter = Reader.class)
    private Duration thinking = Duration.ofSeconds(10);

    @CommandLine.Option(names = "--budget", paramLabel = "N|SECONDS", converter = BudgetReader.class)
    private Budget budget = Budget.OPEN;

    @CommandLine.Mixin
    private BattlefieldOption ground = new BattlefieldOption();

    @CommandLine.Mixin
    private ScenarioOption scenario = new ScenarioOption();

    @CommandLine.Mixin
    private TeamsOption opponents = new TeamsOption();

    @CommandLine.Mixin
    private EditionOption.ByOrders edition = new EditionOption.ByOrders();

    /**
     * The first state, or all faults.
     *
     * @param seed rolls for the scenario
     * @param notes receives translations, assumptions and illegal teams
     */
    public Either<Seq<Fault>, BattlefieldOption.Begun> begun(
            Rules rules, long seed, Consumer<String> notes, Progress progress) {
        Either<Seq<Fault>, Setup> teams = opponents.in(edition, notes, progress);
        Either<Seq<Fault>, Option<Scenario>> chosen = scenario.choice().chosen(seed);
        Either<Seq<Fault>, NamedBattlefield> field = ground.field();
        Vector<Fault> faults = faults(Vector.of(teams, chosen, field));
        if (faults.nonEmpty()) return Either.left(faults);
        Setup setup =
                chosen.get().map(mission -> Shipped.in(mission, teams.get())).getOrElse(teams::get);
        return ground.begun(field.get(), rules, setup, scenario.choice());
    }

    @Override
    public Vector<Fault> ofFiles() {
        Either<Seq<Fault>, ?> teams = opponents.read(edition, note -> {}, Progress.NONE);
        return faults(Vector.of(teams, scenario.choice().chosen(0), ground.field()));
    }

    private static Vector<Fault> faults(Vector<Either<Seq<Fault>, ?>> parts) {
        return parts.flatMap(read -> read.swap().getOrElse(Vector.empty())).distinct();
    }

    /**
     * Why a file cannot be written in this game: it is also read. None if it can be written.
     *
     * @param bots the names of the players, which may be nets in files
     */
    public Option<Fault> alsoRead(String option, Path written, Iterable<String> bots) {
        Vector<Path> nets = Vector.ofAll(bots).flatMap(Bots::netFile);
        return ground.alsoRead(option, written)
                .orElse(() -> scenario.alsoRead(option, written))
                .orElse(() -> opponents.alsoRead(option, written))
                .orElse(() -> edition.alsoRead(option, written))
                .orElse(() -> Subcommand.alsoRead(option, written, nets));
    }

    public Duration thinking() {
        return thinking;
    }

    public Budget budget() {
        return budget;
    }

    /** The budget as {@code --budget} reads it, such as {@code 1000} or {@code 0.5s}; none if the bots decide. */
    public Option<String> budgetText() {
        return budget.iterations()
                .map(String::valueOf)
                .orElse(() -> budget.time().map(time -> ProgramBot.seconds(time).toPlainString() + "s"));
    }

    static final class Reader implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            if (!text.matches("[0-9]{1,7}(\\.[0-9]{1,9})?")) throw wrong(text);
            BigDecimal seconds = new BigDecimal(text);
            if (seconds.compareTo(LEAST) < 0 || seconds.compareTo(MOST) > 0) throw wrong(text);
            return Duration.ofNanos(seconds.movePointRight(9).longValueExact());
        }

        private static TypeConversionException wrong(String text) {
            return new TypeConversionException("'" + text + "' is no time to think: seconds from " + LEAST + " to "
                    + MOST + " are expected, such as 0.5");
        }
    }

    static final class BudgetReader implements ITypeConverter<Budget> {
        @Override
        public Budget convert(String text) {
            if (text.matches("[1-9][0-9]{0,8}")) return Budget.iterations(Integer.parseInt(text));
            if (text.matches("[0-9]{1,6}(\\.[0-9]{1,9})?s")) {
                BigDecimal seconds = new BigDecimal(text.substring(0, text.length() - 1));
                if (seconds.signum() > 0)
                    return Budget.time(
                            Duration.ofNanos(seconds.movePointRight(9).longValueExact()), System::nanoTime);
            }
            throw new TypeConversionException("'" + text
                    + "' is no budget: a number of iterations from 1 to 999999999 is expected, such as 1000, or a time up to"
                    + " 999999 seconds, such as 0.5s");
        }
    }

    /** {@code --teams}: the strike teams of both sides. */
    private static final class TeamsOption implements ArgumentChecks.Checked {
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
        public Vector<String> faults() {
            Vector<String> faults = ArgumentChecks.fromOne("--points", points.orElse(1), Setup.MOST_POINTS);
            return lists.isEmpty() || !teams.isEmpty()
                    ? faults
                    : faults.append("--list expects --teams, two files of strike teams from these lists.");
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
        Either<Seq<Fault>, Setup> in(EditionOption edition, Consumer<String> notes, Progress progress) {
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
        private Setup translated(Setup setup, Consumer<String> notes) {
            return setup.withTeamA(translated(setup.teamA(), setup.ruleset(), notes))
                    .withTeamB(translated(setup.teamB(), setup.ruleset(), notes));
        }

        private StrikeTeam translated(StrikeTeam team, Ruleset rules, Consumer<String> notes) {
            if (!translate && !Shipped.teams().exists(one -> one.team().equals(team))) return team;
            Deadcube.translatedParts(team, rules).forEach(notes);
            return Deadcube.translated(team, rules);
        }

        /** Teams of files, each with the lists that were read with it, and the editions that the files name. */
        private record Given(Vector<ChosenTeam> teams, Vector<Vector<ForceList>> lists, Vector<String> editions) {}

        /** The teams of the files, none if no file is named; or all faults. */
        Either<Seq<Fault>, Given> read(EditionOption edition, Consumer<String> notes, Progress progress) {
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
                read.assumed().forEach(notes);
                faults = faults.appendAll(read.blocking());
                editions = editions.appendAll(read.editions());
                if (read.teams().size() == 1) {
                    chosen = chosen.append(read.teams().head());
                    given = given.append(read.lists());
                } else if (read.blocking().isEmpty())
                    faults = faults.append(Fault.of(read.teams().size() + " strike teams are in it", "one strike team")
                            .within(TextFile.name(file)));
            }
            if (editions.distinct().size() > 1 && !edition.said())
                faults = faults.append(Fault.of(
                        "the teams belong to two editions, "
                                + editions.distinct().mkString(" and "),
                        "--edition with one of them"));
            return faults.isEmpty() ? Either.right(new Given(chosen, given, editions)) : Either.left(faults.distinct());
        }

        /** The rules of their edition, or of the given one. */
        private Either<Seq<Fault>, Setup> setup(EditionOption edition, Consumer<String> notes, Progress progress) {
            if (teams.isEmpty()) {
                Setup game = game(edition.ruleset());
                return Either.right(game.withPoints(points.orElse(game.points())));
            }
            return read(edition, notes, progress).flatMap(given -> setup(given, edition, notes));
        }

        private Either<Seq<Fault>, Setup> setup(Given given, EditionOption edition, Consumer<String> notes) {
            Vector<ChosenTeam> chosen = given.teams();
            int size = points.orElse(size(chosen));
            Vector<Fault> illegal = illegal(chosen, given.lists(), edition.name(), size);
            if (legal && illegal.nonEmpty()) return Either.left(illegal);
            illegal.map(Fault::toString).forEach(notes);
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
                            .map(fault -> fault.in(
                                    team._1 + " is not legal: " + fault.where().part())))
                    .distinct();
        }

        /** The individual names of models; the game uses the names of cards. */
        private static Vector<String> named(Vector<ChosenTeam> teams) {
            return Side.BOTH.flatMap(side -> {
                Vector<ChosenModel> models = teams.get(side.ordinal()).models();
                return Vector.range(0, models.size())
                        .flatMap(i -> models.get(i)
                                .called()
                                .map(own -> side + "" + (i + 1) + " "
                                        + models.get(i).name() + " is called " + own));
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

    /** The faults of a strike team's cards for a game. */
    public static final class TeamFaults {
        private static final String ADVICE = "--translate translates its cards into ";

        private TeamFaults() {}

        /** The faults of a team's cards for a game, and whether a translation helps. */
        public static Vector<Fault> refused(StrikeTeam team, Ruleset rules) {
            Ruleset led = led(team, rules);
            Seq<Fault> faults = Deadcube.faults(team, led);
            StrikeTeam translated = Deadcube.translated(team, led);
            boolean helps = Deadcube.faults(translated, led).size() < faults.size();
            return helps ? alone(faults).append(Fault.of(ADVICE + led)) : alone(faults);
        }

        /** The faults of a team's cards for a game. */
        public static Vector<Fault> faults(StrikeTeam team, Ruleset rules) {
            return alone(Deadcube.faults(team, led(team, rules)));
        }

        private static Ruleset led(StrikeTeam team, Ruleset rules) {
            return Shipped.withOrders(
                            InstalledRules.setup(rules).withTeamA(team).withTeamB(team))
                    .ruleset();
        }

        /** The faults of parts of the only team. */
        private static Vector<Fault> alone(Seq<Fault> faults) {
            return faults.map(fault -> fault.in(fault.where().part().replaceFirst("^team(, |$)", "")))
                    .toVector();
        }

        /** Whether a fault suggests a translation. */
        static boolean advice(Fault fault) {
            return fault.text().startsWith(ADVICE);
        }
    }

    /** {@code --scenario}: the scenario of a game. */
    public static final class ScenarioOption {
        @CommandLine.Option(names = "--scenario", paramLabel = "NAME|FILE|roll")
        private @Nullable String named;

        public ChosenScenario choice() {
            return new ChosenScenario(Option.of(named));
        }

        public boolean isNamed() {
            return named != null;
        }

        /** As {@link BattlefieldOption#alsoRead(String, Path)}, for this scenario. */
        Option<Fault> alsoRead(String option, Path written) {
            return Option.when(
                    choice().isRead(written),
                    () -> Fault.of(TextFile.name(written) + " holds the scenario that is read", "another name")
                            .in(option));
        }
    }
}
