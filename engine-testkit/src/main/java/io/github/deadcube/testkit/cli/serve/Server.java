package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.battlefield.NamedBattlefield;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.command.House;
import io.github.deadcube.testkit.cli.command.ThatShip;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** Answers requests, a line each. What is wrong with one is said, and changes nothing. Belongs to one stream of lines. */
public final class Server {
    /** Raised whenever a program that speaks an older one would not be understood, or would misunderstand. */
    public static final int PROTOCOL = 1;

    private static final int LONGEST = 4 << 20;
    private static final int MOST_GAMES = 1000;

    private final Rules rules;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Searches searches;
    private int games;

    /** What a line asks for is done by this. */
    @FunctionalInterface
    private interface Doing {
        Map<String, Object> done(Request request) throws Fault;
    }

    private final Map<String, Doing> doings = new LinkedHashMap<>();

    /**
     * A server without games.
     *
     * @param rules the engine
     */
    public Server(Rules rules) {
        this.rules = rules;
        this.searches = new Searches(rules);
        doings.put("start", this::start);
        doings.put("load", this::load);
        doings.put("games", request -> {
            request.only();
            return games();
        });
        doings.put(
                "prompt",
                request -> table(request.only("game", "side"))
                        .asked(request.has("side") ? Option.some(request.side("side")) : Option.none()));
        doings.put(
                "view", request -> table(request.only("game", "side", "since")).view(request));
        doings.put(
                "events",
                request -> table(request.only("game", "side", "since")).events(request));
        doings.put(
                "choose",
                request -> table(request.only("game", "side", "number", "choice"))
                        .submit(request, request.choice("choice")));
        doings.put(
                "dice",
                request ->
                        table(request.only("game", "side", "number", "faces")).submit(request, Table.dice(request)));
        doings.put("undo", request -> table(request.only("game", "to")).undo(request));
        doings.put("save", request -> table(request.only("game", "side")).save(request));
        doings.put("why", request -> Table.why(rules, state(request.only("game", "state", "choice")), request));
        doings.put(
                "odds",
                request -> new Attacks(Deadcube.odds(), state(request.only("game", "state", "choice", "answer")))
                        .of(request));
        doings.put("destinations", this::destinations);
        doings.put("close", this::close);
        doings.put(
                "complete",
                request -> searches.completed(
                        table(request.only("game", "side", "seed")).session().view(request.onlooker("side")),
                        request.number("seed")));
        doings.put(
                "hold",
                request -> searches.held(table(request.only("game")).session().state()));
        doings.put("asked", searches::prompt);
        doings.put("apply", searches::apply);
        doings.put("playout", searches::playOut);
        doings.put("digest", searches::digest);
        doings.put("drop", searches::drop);
    }

    /**
     * What is said before anything is asked.
     *
     * @return one line without its end
     */
    public String greeting() {
        Map<String, Object> greeting = Shown.object();
        greeting.put("deadcube", "engine");
        greeting.put("protocol", PROTOCOL);
        greeting.put("editions", Deadcube.editions());
        greeting.put("battlefields", ThatShip.names());
        greeting.put("teams", Shipped.teams().map(ChosenTeam::name));
        greeting.put("bots", Bots.NAMES);
        greeting.put("does", Vector.ofAll(doings.keySet()));
        return Tree.line(greeting);
    }

    /**
     * Answers a line. Never throws, unless the engine does.
     *
     * @param line without its end
     * @return one line without its end
     */
    public String answer(String line) {
        Map<String, Object> answer = Shown.object();
        try {
            if (line.length() > LONGEST) throw new Fault("the line", "it has more than " + LONGEST + " characters");
            Request request = new Request(Tree.read(line));
            Object id = request.fields().get(Request.ID);
            if (id != null) answer.put(Request.ID, id);
            Doing doing = doings.get(request.text(Request.DO));
            if (doing == null)
                throw request.wrong(
                        Request.DO,
                        "nothing is called '" + request.text(Request.DO) + "'; there are "
                                + String.join(", ", doings.keySet()));
            answer.putAll(doing.done(request));
        } catch (Fault fault) {
            answer.put("error", fault.json());
        }
        return Tree.line(answer);
    }

    private Map<String, Object> start(Request request) throws Fault {
        Opening opening = Opening.of(rules, request);
        return seated(request, Session.of(rules, opening.state(), opening.terms()), opening.battlefield());
    }

    private Map<String, Object> load(Request request) throws Fault {
        request.only("game", "record", "seed", "dice", "undoLooks");
        Session session = Session.load(rules, House.registry(), request.text("record"), Opening.terms(request))
                .getOrElseThrow(errors -> request.wrong("record", errors.mkString("; ")));
        return seated(
                request,
                session,
                NamedBattlefield.of(session.state().position().game().setup().battlefield())
                        .text());
    }

    private Map<String, Object> seated(Request request, Session session, String battlefield) throws Fault {
        if (tables.size() >= MOST_GAMES)
            throw new Fault("field 'do'", MOST_GAMES + " games are open: close some first");
        String name = request.text("game", "game" + (games + 1));
        if (tables.containsKey(name)) throw request.wrong("game", "a game is called '" + name + "' already");
        games++;
        Table table = new Table(rules, session);
        tables.put(name, table);
        Map<String, Object> answer = Shown.object();
        answer.put("game", name);
        answer.put("setup", Shown.setup(table.setup(), battlefield));
        session.torn().forEach(torn -> answer.put("torn", torn.toString()));
        answer.putAll(table.asked(Option.none()));
        return answer;
    }

    private Map<String, Object> games() {
        Map<String, Object> answer = Shown.object();
        answer.put("games", Vector.ofAll(tables.keySet()));
        return answer;
    }

    private Map<String, Object> close(Request request) throws Fault {
        table(request.only("game"));
        tables.remove(name(request));
        return games();
    }

    private Map<String, Object> destinations(Request request) throws Fault {
        GameState state = state(request.only("game", "state", "model"));
        return Reach.answer(rules, state, request);
    }

    /** A state that is held, or a game's as everybody knows it. */
    private GameState state(Request request) throws Fault {
        return request.has("state") ? searches.of(request) : table(request).open();
    }

    private String name(Request request) throws Fault {
        if (request.has("game") || tables.size() != 1) return request.text("game");
        return tables.keySet().iterator().next();
    }

    private Table table(Request request) throws Fault {
        String name = name(request);
        Table table = tables.get(name);
        if (table == null)
            throw request.wrong(
                    "game", "no game is called '" + name + "'; there are " + String.join(", ", tables.keySet()));
        return table;
    }
}
