package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.command.HouseRulesOption;
import io.github.deadcube.testkit.cli.command.JsonObject;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.ScenarioOption;
import io.github.deadcube.testkit.cli.command.ShippedBattlefields;
import io.github.deadcube.testkit.cli.command.Subcommand.Version;
import io.github.deadcube.testkit.cli.serve.ProgramProcess.Lines;
import io.github.deadcube.testkit.cli.serve.SearchStates.Searched;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Answers one request per line. A wrong request is answered with an error and changes nothing. Serves one stream of lines. */
public final class Server {
    /** The protocol version. Every incompatible change raises it. */
    public static final int PROTOCOL = 1;

    private static final int MOST_GAMES = 1000;

    private final Rules rules;
    private final Options options;
    private final Map<String, ServedGame> tables = new LinkedHashMap<>();
    private final SearchStates searches;
    private int games;
    private int lines;

    /** Answers one kind of request. */
    @FunctionalInterface
    private interface Doing {
        JsonObject done(Request request) throws RequestError;
    }

    private final Map<String, Doing> doings = new LinkedHashMap<>();

    /** Creates a server without games. */
    public Server(Rules rules, DocumentFolder files) {
        this(rules, new Options(new OrdersOption(), files, false, new ScenarioOption()));
    }

    Server(Rules rules, Options options) {
        this.rules = rules;
        this.options = options;
        this.searches = new SearchStates(rules);
        doings.put("start", this::start);
        doings.put("load", this::load);
        doings.put("games", request -> {
            request.only();
            return games();
        });
        doings.put(
                "prompt",
                request -> request.has("state")
                        ? searches.prompt(request)
                        : table(request.only("game", "side")).asked(request));
        doings.put(
                "view", request -> table(request.only("game", "side", "since")).view(request));
        doings.put(
                "events",
                request -> table(request.only("game", "side", "since")).events(request));
        doings.put("choose", this::choose);
        doings.put(
                "dice",
                request ->
                        table(request.only("game", "side", "number", "faces")).submit(request, request.dice("faces")));
        doings.put("undo", request -> table(request.only("game", "to")).undo(request));
        doings.put("save", request -> table(request.only("game", "side")).save(request));
        doings.put(
                "advise",
                request -> table(request.only("game", "side", "bot", "seed", "iterations"))
                        .advice(request));
        doings.put("schemas", this::schemas);
        doings.put("editions", list(AvailableThings::editions));
        doings.put("teams", list(AvailableThings::teams));
        doings.put("battlefields", list(AvailableThings::battlefields));
        doings.put("scenarios", list(AvailableThings::scenarios));
        doings.put("houseRules", list(AvailableThings::houseRules));
        doings.put(
                "why", request -> state(request.only("game", "state", "choice")).why(rules, request));
        doings.put(
                "odds",
                request -> new AttackOdds(Deadcube.odds(), state(request.only("game", "state", "choice", "answer")))
                        .of(request));
        doings.put(
                "destinations",
                request -> DestinationAnswer.of(rules, state(request.only("game", "state", "model")), request));
        doings.put(
                "encode",
                request -> request.has("state")
                        ? searches.encoded(request.only("state", "side", "board", "names"))
                        : table(request.only("game", "side", "board", "names")).encoded(request));
        doings.put("close", this::close);
        doings.put("complete", this::complete);
        doings.put("hold", request -> {
            ServedGame table = table(request.only("game"));
            table.tokens().keeper(request);
            return searches.held(new Searched(table.session().state(), table.shown()), request);
        });
        doings.put("apply", searches::apply);
        doings.put("playout", searches::playOut);
        doings.put("digest", searches::digest);
        doings.put("drop", searches::drop);
    }

    /** The greeting: one line without its line end. */
    public String greeting() {
        JsonObject greeting = JsonObject.of("deadcube", version())
                .with("protocol", PROTOCOL)
                .with("editions", Deadcube.editions())
                .with("battlefields", ShippedBattlefields.names())
                .with("teams", ShippedBattlefields.Teams.names())
                .with("scenarios", ScenarioOption.names())
                .with("bots", Bots.registry().names())
                .with("does", Vector.ofAll(doings.keySet()));
        return greeting.line();
    }

    private static String version() {
        try {
            return new Version().getVersion()[0];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Answers a line with a line, both without line ends. Throws only if the engine throws. */
    public String answer(String line) {
        lines++;
        JsonObject answer = new JsonObject();
        try {
            if (line.length() > Lines.LONGEST)
                throw RequestError.at(Lines.LONGEST + 1, "a line has " + Lines.LONGEST + " characters at most");
            Request request = Request.of(line);
            if (request.has(Request.ID))
                answer.put(
                        Request.ID,
                        new JsonObject.Raw(request.member(Request.ID).json()));
            String what = request.text(Request.DO);
            Doing doing = doings.get(what);
            if (doing == null)
                throw request.wrong(
                        Request.DO,
                        "nothing is called '" + what + "'; there are " + String.join(", ", doings.keySet()));
            answer.putAll(doing.done(request));
        } catch (RequestError fault) {
            answer.put("error", fault.json(lines));
        }
        return answer.line();
    }

    private JsonObject start(Request request) throws RequestError {
        GameStart opening = GameStart.of(rules, options, request);
        if (options.legal() && opening.illegal().nonEmpty())
            throw request.wrong("teams", opening.illegal().mkString("; "));
        JsonObject answer = seated(request, Session.of(rules, opening.state(), opening.terms()));
        if (opening.illegal().nonEmpty())
            answer.put("illegal", opening.illegal().asJava());
        return answer;
    }

    private JsonObject load(Request request) throws RequestError {
        request.only("game", "record", "seed", "dice", "undoLooks", "tokens");
        Session session = Session.load(
                        rules,
                        options.orders().over(HouseRulesOption.registry()),
                        request.text("record"),
                        GameStart.terms(request))
                .getOrElseThrow(errors -> request.wrong("record", errors.mkString("; ")));
        return seated(request, session);
    }

    private JsonObject seated(Request request, Session session) throws RequestError {
        if (tables.size() >= MOST_GAMES)
            throw request.wrong(Request.DO, MOST_GAMES + " games are open: close some first");
        String name = request.text("game", "game" + (games + 1));
        if (tables.containsKey(name)) throw request.wrong("game", "a game is called '" + name + "' already");
        ServedGame table = ServedGame.of(rules, session, AccessTokens.of(request));
        games++;
        tables.put(name, table);
        JsonObject answer = JsonObject.of("game", name);
        GameAnswers.agreed(table.setup(), answer);
        session.tornLine().forEach(torn -> answer.put("torn", torn.toString()));
        answer.putAll(table.asked(Option.none()));
        return answer;
    }

    private static Doing list(Supplier<JsonObject> list) {
        return request -> {
            request.only();
            return list.get();
        };
    }

    /** The schemas of the named game or of the only open game, otherwise of a shipped game. */
    private JsonObject schemas(Request request) throws RequestError {
        request.only("game", "edition");
        boolean open = request.has("game") || !request.has("edition") && tables.size() == 1;
        return AvailableThings.schemas(
                open
                        ? table(request).session().state().position().game()
                        : AvailableThings.game(rules, options.orders(), GameStart.edition(options.orders(), request)));
    }

    private JsonObject choose(Request request) throws RequestError {
        ServedGame table = table(request.only("game", "side", "number", "choice"));
        return table.submit(request, request.choice("choice", table.shown().json()));
    }

    private JsonObject complete(Request request) throws RequestError {
        ServedGame table = table(request.only("game", "side", "seed"));
        Viewer viewer = request.viewer("side");
        table.tokens().viewer(request, viewer);
        return searches.completed(table.session().view(viewer), table.shown(), request);
    }

    private JsonObject games() {
        return JsonObject.of("games", Vector.ofAll(tables.keySet()));
    }

    private JsonObject close(Request request) throws RequestError {
        table(request.only("game")).tokens().keeper(request);
        tables.remove(name(request));
        return games();
    }

    /** The state with a handle, or the state of a game as everybody knows it. */
    private Searched state(Request request) throws RequestError {
        return request.has("state") ? searches.of(request) : table(request).open();
    }

    private String name(Request request) throws RequestError {
        if (request.has("game") || tables.size() != 1) return request.text("game");
        return tables.keySet().iterator().next();
    }

    private ServedGame table(Request request) throws RequestError {
        String name = name(request);
        ServedGame table = tables.get(name);
        if (table == null)
            throw request.wrong(
                    "game", "no game is called '" + name + "'; there are " + String.join(", ", tables.keySet()));
        return table;
    }

    /**
     * The options of a server.
     *
     * @param orders special orders in addition to the shipped orders
     * @param files the files that documents may name
     * @param legal whether illegal teams are refused (TEAM-9) or only reported
     * @param scenario the scenario of games whose request names none
     */
    record Options(OrdersOption orders, DocumentFolder files, boolean legal, ScenarioOption scenario) {}
}
