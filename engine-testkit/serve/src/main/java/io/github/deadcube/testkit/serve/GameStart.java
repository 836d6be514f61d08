package io.github.deadcube.testkit.serve;

import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ListFiles.ReadSettings;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.OrderFiles;
import io.github.deadcube.testkit.start.ShippedThings;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;

/**
 * The start of a game, read from a request.
 *
 * @param illegal the broken rules of choosing a team, if the categories of the cards are known
 */
record GameStart(GameState state, GameSettings terms, Vector<Fault> illegal) {
    private static final String BATTLEFIELD = "battlefield";
    private static final String SCENARIO = "scenario";
    private static final String SETUP = "setup";
    private static final String SITUATION = "situation";
    private static final String TEAMS = "teams";
    private static final String TEAM = "team ";
    private static final String TEXT_OR_OBJECT = "a text or an object";

    static GameStart of(Rules rules, Server.Options options, Request request) throws RequestError {
        GatheredFaults gathered = new GatheredFaults();
        gathered.value(() -> request.only(
                GameTable.BEGIN,
                "game",
                SETUP,
                BATTLEFIELD,
                SCENARIO,
                TEAMS,
                "edition",
                "points",
                SITUATION,
                "starting",
                "seed",
                "dice",
                "undoLooks",
                "tokens",
                GameSeats.FAIR));
        gathered.value(() -> GameSeats.checkedFair(request));
        Option<GameSettings> settings = gathered.value(() -> terms(request));
        if (request.has(SITUATION)) {
            Option<GameState> state = gathered.value(() -> situation(rules, options, request));
            gathered.end();
            return new GameStart(state.get(), settings.get(), Vector.empty());
        }
        Option<Battlefield> field = gathered.value(() -> battlefield(request, options.files()));
        Option<Setup> agreed = agreed(options, request, field, gathered);
        Vector<Either<StrikeTeam, ChosenTeam>> teams = teams(options, request, agreed.map(Setup::ruleset), gathered);
        Option<Scenario> scenario =
                request.has(SCENARIO) ? gathered.value(() -> scenario(request, options.files())) : Option.none();
        Option<Integer> points = request.has("points")
                ? gathered.value(() -> request.number("points", 1, Setup.MOST_POINTS))
                : Option.none();
        Option<Side> starting =
                request.has("starting") ? gathered.value(() -> request.side("starting")) : Option.none();
        gathered.end();
        Setup setup = agreed.get().withBattlefield(field.get());
        if (teams.nonEmpty())
            setup = Shipped.withOrders(setup.withTeamA(played(teams.get(0), setup.ruleset()))
                    .withTeamB(played(teams.get(1), setup.ruleset())));
        if (scenario.isDefined()) setup = Shipped.in(scenario.get(), setup);
        else if (!request.has(SETUP))
            setup = request.sound(Request.DO, options.scenario().over(setup, request.number("seed", 0)));
        if (points.isDefined()) setup = setup.withPoints(points.get());
        if (starting.isDefined()) setup = setup.withStarting(starting);
        GameState state = begun(request, rules.start(options.orders().led(setup)));
        return new GameStart(state, settings.get(), illegal(teams.flatMap(Either::toOption), request, setup.points()));
    }

    private static Vector<Either<StrikeTeam, ChosenTeam>> teams(
            Server.Options options, Request request, Option<Ruleset> ruleset, GatheredFaults gathered) {
        if (!request.has(TEAMS)) return Vector.empty();
        Option<Request> teams = gathered.value(() -> request.inner(TEAMS, "A", "B"));
        // a wrong edition is a fault already; those of the teams are found by the usual one
        Ruleset by = ruleset.getOrElse(InstalledRules::ruleset);
        return teams.toVector()
                .flatMap(both -> Vector.of("A", "B")
                        .flatMap(side -> gathered.value(() -> team(both, side, by, options.files()))));
    }

    private static GameState begun(Request request, Either<Seq<Fault>, GameState> started) throws RequestError {
        if (started.isRight()) return started.get();
        Vector<Fault> placed = Vector.empty();
        for (Fault fault : started.getLeft()) placed = placed.append(placed(request, fault));
        throw RequestError.of(placed);
    }

    /** A fault of the set-up, at the member that gives its part if there is one. */
    private static Fault placed(Request request, Fault fault) throws RequestError {
        Vector<Sentence> path = fault.where().path();
        String part = path.headOption().map(Sentence::toString).getOrElse("");
        Fault within = fault.in(path.drop(1));
        if (request.has(TEAMS) && part.startsWith(TEAM))
            return request.inner(TEAMS, "A", "B").placed(part.substring(TEAM.length()), within);
        if (request.has(part)) return request.placed(part, within);
        if (request.has(SCENARIO) && ChosenScenario.has(fault)) return request.placed(SCENARIO, fault);
        return request.placed(request.has(SETUP) ? SETUP : Request.DO, fault);
    }

    /** TEAM-9: checks the limits of the requested edition, otherwise the limits of the teams. */
    private static Vector<Fault> illegal(Vector<ChosenTeam> teams, Request request, int points) throws RequestError {
        Option<String> edition =
                request.has("edition") ? Option.some(request.text("edition", EditionNames.THIRD)) : Option.none();
        return teams.flatMap(team ->
                TeamFiles.illegal(team, Vector.empty(), edition, points).map(fault -> fault.within(team.toString())));
    }

    /** The team as it plays: one that ships plays in each edition, translated. */
    private static StrikeTeam played(Either<StrikeTeam, ChosenTeam> team, Ruleset ruleset) {
        return team.fold(
                strike -> strike,
                chosen -> Shipped.team(chosen.name()).contains(chosen)
                        ? Deadcube.translated(chosen.team(), ruleset)
                        : chosen.team());
    }

    private static Option<Setup> agreed(
            Server.Options options, Request request, Option<Battlefield> field, GatheredFaults gathered) {
        OrderFiles orders = options.orders();
        if (!request.has(SETUP)) return gathered.value(() -> InstalledRules.setup(edition(orders, request)));
        if (request.has("edition"))
            gathered.value(() -> request.without(Vector.of("edition"), "a 'setup' already names its ruleset"));
        return field.flatMap(on -> gathered.value(() -> request.read(
                SETUP, Json.readSetup(request.member(SETUP).json(), orders.over(InstalledRules.registry()), on))));
    }

    /** As in a script, a situation without a scenario is on open ground where Patrol cannot be played. */
    private static GameState situation(Rules rules, Server.Options options, Request request) throws RequestError {
        request.without(
                Vector.of(SETUP, BATTLEFIELD, SCENARIO, TEAMS, "points", "starting"),
                "a 'situation' already says how the game begins");
        Ruleset ruleset = edition(options.orders(), request);
        Scenario usual = InstalledRules.setup(ruleset).scenario();
        // those that ship, and that of the server; one that is rolled for ships
        Vector<Scenario> known = Shipped.registry()
                .scenarios()
                .appendAll(request.sound(Request.DO, options.scenario().chosen(0)))
                .prepend(usual);
        return request.sound(
                SITUATION,
                SituationText.begun(
                        request.text(SITUATION),
                        read -> read.scenarioOf(known)
                                .map(named -> named.getOrElse(() -> OpenGround.usual(read.battlefield(), usual)))
                                .flatMap(scenario ->
                                        read.begun(rules, options.orders().led(read.setup(ruleset, scenario))))));
    }

    static GameSettings terms(Request request) throws RequestError {
        return dice(request).allowingUndoOfLooks(request.yes("undoLooks", false));
    }

    private static GameSettings dice(Request request) throws RequestError {
        String dice = request.text("dice", request.has("seed") ? "seed" : "system");
        if (dice.equals("seed")) return GameSettings.seeded(request.number("seed"));
        if (request.has("seed")) throw request.expected("dice", "'seed', as there is a 'seed'");
        return switch (dice) {
            case "system" -> GameSettings.systemDice();
            case "players" -> GameSettings.playersRoll();
            default -> throw request.expected("dice", "'system', 'players', or 'seed' with a 'seed'");
        };
    }

    static Ruleset edition(OrderFiles orders, Request request) throws RequestError {
        String name = request.text("edition", EditionNames.THIRD);
        return orders.over(InstalledRules.over(Shipped.all(Deadcube.edition(name)
                .getOrElseThrow(() -> request.wrong(
                        "edition",
                        Sentence.of("no edition is called '{name}'", name),
                        Sentence.of("one of {names}", Deadcube.editions()))))));
    }

    private static Battlefield battlefield(Request request, DocumentFolder files) throws RequestError {
        if (request.object(BATTLEFIELD))
            return request.read(
                    BATTLEFIELD,
                    Json.readBattlefield(request.member(BATTLEFIELD).json()));
        String given = request.has(BATTLEFIELD) ? request.textOf(BATTLEFIELD, () -> TEXT_OR_OBJECT) : "open-street";
        if (given.contains("\n"))
            return request.sound(BATTLEFIELD, NamedBattlefield.read(given)).battlefield();
        Option<NamedBattlefield> shipped = ShippedThings.BATTLEFIELDS.called(given);
        if (shipped.isDefined()) return shipped.get().battlefield();
        return inFile(request, BATTLEFIELD, given, ShippedThings.BATTLEFIELDS, files)
                .battlefield();
    }

    private static <T> T inFile(
            Request request, String member, String given, ShippedThings<T> things, DocumentFolder files)
            throws RequestError {
        Path file = files.file(request, member, given, things.names().mkString(", "));
        String text = request.sound(
                member, TextFile.read(file).mapLeft(fault -> DocumentFolder.named(Vector.of(fault), file, given)));
        return request.sound(
                member,
                things.reader()
                        .apply(text)
                        .mapLeft(faults -> faults.map(fault -> fault.within(DocumentFolder.part(given)))));
    }

    /** A scenario that ships, a document, a text, or a file. */
    private static Scenario scenario(Request request, DocumentFolder files) throws RequestError {
        if (request.object(SCENARIO))
            return request.read(
                    SCENARIO, Json.readScenario(request.member(SCENARIO).json()));
        String given = request.textOf(SCENARIO, () -> TEXT_OR_OBJECT);
        Option<Scenario> shipped = ShippedThings.SCENARIOS.called(given);
        if (shipped.isDefined()) return shipped.get();
        String begin = given.stripLeading();
        return given.contains("\n") || begin.startsWith("(") || begin.startsWith("{")
                ? request.sound(SCENARIO, ShippedThings.SCENARIOS.reader().apply(given))
                : inFile(request, SCENARIO, given, ShippedThings.SCENARIOS, files);
    }

    /**
     * A strike team, as set-ups have it, has no categories and points; a text, a file, a name and what a file holds
     * have them.
     */
    private static Either<StrikeTeam, ChosenTeam> team(
            Request teams, String side, Ruleset ruleset, DocumentFolder folder) throws RequestError {
        if (teams.object(side)) {
            Request.Member object = teams.member(side);
            return RequestJson.members(object.json(), object.column(), "{}").containsKey("team")
                    ? Either.right(teams.read(side, Json.readTeam(object.json())))
                    : Either.left(teams.read(side, Json.readStrikeTeam(object.json())));
        }
        String given = teams.textOf(side, () -> TEXT_OR_OBJECT);
        ReadSettings settings = ReadSettings.of(edition -> ruleset);
        if (given.contains("\n") || given.stripLeading().startsWith("{") || ListFiles.begins(given))
            return Either.right(teams.sound(side, TeamFiles.read(given, settings)));
        if (ShippedThings.TEAMS.called(given).isDefined())
            return Either.right(ShippedThings.TEAMS.called(given).get());
        Path file = folder.file(teams, side, given, ShippedThings.TEAMS.names().mkString(", "));
        TeamFiles files = TeamFiles.open(Vector.empty(), Vector.of(file), settings);
        if (files.blocking().nonEmpty()) throw teams.wrong(side, DocumentFolder.named(files.blocking(), file, given));
        if (files.teams().size() != 1)
            throw teams.wrong(
                    side,
                    Sentence.of(
                            "the file has {count} strike teams", files.teams().size()),
                    "one strike team");
        return Either.right(files.teams().head());
    }

    /** The faults of several members of a request, which are answered together. */
    private static final class GatheredFaults {
        private Vector<Fault> faults = Vector.empty();

        /** Reads a member, or something of the request. */
        interface Reading<T> {
            T read() throws RequestError;
        }

        /** What is read; none if it has faults, which are kept. */
        <T> Option<T> value(Reading<T> reading) {
            try {
                return Option.some(reading.read());
            } catch (RequestError e) {
                faults = faults.appendAll(e.faults());
                return Option.none();
            }
        }

        void end() throws RequestError {
            if (faults.nonEmpty()) throw RequestError.of(faults);
        }
    }
}
