package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.serve.AnalysisJson.AnalysisAnswer;
import io.github.deadcube.testkit.serve.SearchStates.Searched;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.InstalledRules.PackagedVersion;
import io.github.deadcube.testkit.start.OrderFiles;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.Lazy;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Answers one request per line. A wrong request is answered with an error and changes nothing. If the engine or a rule throws, the game or
 * the state of the request ends, and all others go on. Serves one stream of lines.
 */
public final class Server {
    /** The protocol version. Every incompatible change raises it. */
    public static final int PROTOCOL = 2;

    /** The most characters of an answer. A long game has more events. */
    private static final int LONGEST_ANSWER = 8_000_000;

    private final Rules rules;
    private final Options options;
    private final KeptMemory memory;
    private final OpenGames games;
    private final SearchStates searches;
    private final Lazy<CaseRules> caseRules = Lazy.of(InstalledRules::cases);
    private final int longestAnswer;
    private int lines;
    /** Takes back what a request has changed, if its answer is too long to be given; or returns why that stays. */
    private Supplier<Option<String>> takeBack = Option::none;

    private final Handlers handlers = new Handlers();

    /** Creates a server without games. It throws what the engine throws. */
    public Server(Rules rules, DocumentFolder files) {
        this(
                rules,
                new Options(OrderFiles.NONE, files, false, ChosenScenario.NONE, ServerLimits.DEFAULT, Server::rethrow));
    }

    public Server(Rules rules, Options options) {
        this(rules, options, LONGEST_ANSWER);
    }

    Server(Rules rules, Options options, int longestAnswer) {
        this.longestAnswer = longestAnswer;
        this.rules = rules;
        this.options = options;
        this.memory = new KeptMemory(options.limits().memory());
        this.games = new OpenGames(options.limits(), memory, options.host(), options.bugs());
        this.searches = new SearchStates(rules, options.limits().states(), memory, options.bugs(), this::canTakeBack);
        handlers.put("start", this::start);
        handlers.put("load", this::load);
        handlers.put("games", list(this::names));
        handlers.put("join", request -> joined(request.only("game", "side", GameSeats.OWN)));
        handlers.put("prompt", ofStateOr(searches::prompt, ServedGame::asked, "side"));
        handlers.put("view", ofGame(ServedGame::view, "side", "since"));
        handlers.put("events", ofGame(ServedGame::events, "side", "since", "changes"));
        handlers.put("choose", ofGame(this::choose, "side", "number", "choice", "changes"));
        handlers.put("dice", ofGame(this::rolled, "side", "number", "faces", "changes"));
        handlers.put("undo", ofGame(ServedGame::undo, "to"));
        handlers.put("askUndo", ofGame(ServedGame::askUndo, "to"));
        handlers.put("answerUndo", ofGame(ServedGame::answerUndo, "to", "allow"));
        handlers.put(FairUndo.UNDONE, ofGame(ServedGame::undone, "side", "since"));
        handlers.put("save", request -> games.save(request.only("game", "side")));
        handlers.putLong("replay", request -> Either.right(replayed(request.only("record"))));
        handlers.putLong("advise", longOfGame(ServedGame::advice, "side", "bot", "seed", "iterations"));
        handlers.putLong("hint", longOfGame(AnalysisAnswer::hint, "side", "plans", "iterations"));
        handlers.putLong("analyse", longOfGame(AnalysisAnswer::analysed, "since", "inputs", "iterations"));
        handlers.put("schemas", request -> meant(request, AvailableThings::schemas));
        handlers.put("rulebook", request -> meant(request, AvailableThings::rulebook));
        handlers.put("editions", list(AvailableThings::editions));
        handlers.put("teams", list(AvailableThings::teams));
        handlers.put("battlefields", list(AvailableThings::battlefields));
        handlers.put("scenarios", list(AvailableThings::scenarios));
        handlers.put("houseRules", list(AvailableThings::houseRules));
        handlers.put("cases", request -> AvailableThings.cases(request, caseRules.get()));
        handlers.put("why", ofEither((searched, request) -> searched.why(rules, request), "choice"));
        handlers.put("odds", ofEither((searched, request) -> new AttackOdds(searched).of(request), "choice", "answer"));
        handlers.put("destinations", ofEither((searched, request) -> searched.destinations(rules, request), "model"));
        handlers.put("sight", ofEither(SightAnswer::of, "model", "at"));
        handlers.put("encode", ofStateOr(searches::encoded, ServedGame::encoded, "side", "board", "names"));
        handlers.put("close", request -> {
            Vector<Side> leaving = games.close(request.only("game"));
            return names().with("leaving", Option.when(leaving.nonEmpty(), leaving));
        });
        handlers.put("complete", ofGame(this::complete, "side", "seed"));
        handlers.put("hold", ofGame((game, request) -> {
            game.seats().keeper(request);
            return searches.held(new Searched(game.state(), game.shown()), request);
        }));
        searches.answer(handlers);
    }

    /** @param undo takes back all that the request has changed */
    private void canTakeBack(Runnable undo) {
        takeBack = () -> {
            undo.run();
            return Option.none();
        };
    }

    static void rethrow(Throwable bug) {
        if (bug instanceof Error error) throw error;
        throw bug instanceof RuntimeException exception ? exception : new IllegalStateException(bug);
    }

    /** The greeting: one line without its line end. */
    public String greeting() {
        return greeting(JsonObject.of("deadcube", PackagedVersion.text()).with("protocol", PROTOCOL), handlers);
    }

    /** A greeting that ends with what ships, and with the requests that are answered. */
    static String greeting(JsonObject begin, Handlers handlers) {
        return begin.with("editions", Deadcube.editions())
                .with("battlefields", ShippedThings.BATTLEFIELDS.names())
                .with("teams", ShippedThings.TEAMS.names())
                .with("scenarios", ShippedThings.SCENARIOS.names())
                .with("bots", InstalledBots.registry().names())
                .with("does", handlers.names())
                .line();
    }

    /** Answers a line with a line, both without line ends. */
    public String answer(String line) {
        return begin(line).fold(answer -> answer, Supplier::get);
    }

    /**
     * Begins to answer a line, so that what takes long does not keep others waiting.
     *
     * @return the answer; or, of a request that takes long, how to compute it. The computation may run on another thread while this server
     *     answers other lines: what they change does not change it
     */
    public Either<String, Supplier<String>> begin(String line) {
        int number = ++lines;
        JsonObject id = new JsonObject();
        takeBack = Option::none;
        try {
            Request request = read(line, id);
            Either<JsonObject, Supplier<JsonObject>> begun = handlers.begin(request);
            if (begun.isRight()) return Either.right(() -> computed(request, id, number, begun.get()));
            return Either.left(writtenOrTakenBack(request, id, begun.getLeft()));
        } catch (RequestError fault) {
            return Either.left(fault.in(id, number).line());
        } catch (Throwable bug) {
            return Either.left(failed(id, number, bug));
        }
    }

    private String computed(Request request, JsonObject id, int number, Supplier<JsonObject> rest) {
        try {
            return written(request, id, rest.get());
        } catch (RequestError fault) {
            return fault.in(id, number).line();
        } catch (Throwable bug) {
            return failed(id, number, bug);
        }
    }

    private String failed(JsonObject id, int number, Throwable bug) {
        options.bugs().accept(bug);
        return RequestError.at(1, "there is no answer", "")
                .because(bug)
                .in(id, number)
                .line();
    }

    /** @param id gets the id of the request */
    private Request read(String line, JsonObject id) throws RequestError {
        int longest = options.limits().line();
        if (line.length() > longest)
            throw RequestError.at(longest + 1, "the line is too long", longest + " characters at most");
        Request request = Request.of(line);
        request.repeatId(id);
        return request;
    }

    private String writtenOrTakenBack(Request request, JsonObject id, JsonObject answered) throws RequestError {
        try {
            return written(request, id, answered);
        } catch (RequestError tooLong) {
            Option<String> stays = takeBack.get();
            if (stays.isEmpty()) throw tooLong;
            throw request.wrong(
                    Request.DO,
                    "the answer is too long, but the input stays, because " + stays.get(),
                    "'prompt': it asks what is due");
        }
    }

    private String written(Request request, JsonObject id, JsonObject answered) throws RequestError {
        String text = new JsonObject().with(id).with(answered).line();
        if (text.length() > longestAnswer)
            throw request.wrong(
                    Request.DO,
                    "the answer has " + text.length() + " characters",
                    longestAnswer + " at most: 'since' asks for less");
        return text;
    }

    private Handlers.Handler ofGame(Handlers.About<ServedGame, JsonObject> handler, String... members) {
        return request -> games.in(request.only(members, "game"), handler);
    }

    private Handlers.LongHandler longOfGame(
            Handlers.About<ServedGame, Supplier<JsonObject>> handler, String... members) {
        return request -> Either.right(games.in(request.only(members, "game"), handler));
    }

    /** A request about a state, or about a game that the same members ask in another way. */
    private Handlers.Handler ofStateOr(
            Handlers.About<Searched, JsonObject> ofState,
            Handlers.About<ServedGame, JsonObject> ofGame,
            String... members) {
        return request -> request.has("state")
                ? searches.in(request, ofState)
                : ofGame(ofGame, members).done(request);
    }

    /** A request about the state with a handle, or about the state of a game as everybody knows it. */
    private Handlers.Handler ofEither(Handlers.About<Searched, JsonObject> handler, String... members) {
        return request -> request.only(members, "game", "state").has("state")
                ? searches.in(request.without(Vector.of("game"), "a 'state' already names its game"), handler)
                : games.in(request, (game, asked) -> handler.done(game.open(), asked));
    }

    private static Handlers.Handler list(Supplier<JsonObject> list) {
        return request -> {
            request.only();
            return list.get();
        };
    }

    private JsonObject start(Request request) throws RequestError {
        String name = games.next(request);
        GameStart opening = GameStart.of(rules, options, request);
        if (options.legal() && opening.illegal().nonEmpty()) throw request.wrong("teams", opening.illegal());
        JsonObject answer = seated(name, request, Game.of(rules, opening.state(), opening.terms()), 1);
        if (opening.illegal().nonEmpty())
            answer.put("illegal", opening.illegal().map(JsonObject::of));
        return answer;
    }

    private JsonObject load(Request request) throws RequestError {
        request.only("game", "record", "to", "seed", "dice", "undoLooks", "tokens", GameSeats.FAIR);
        String name = games.next(request);
        Game whole = Game.load(
                        rules,
                        options.orders().over(InstalledRules.registry()),
                        request.text("record"),
                        GameStart.terms(request))
                .getOrElseThrow(errors -> request.wrong("record", errors));
        Game played = request.has("to") ? whole.branch(request.number("to", 0, Integer.MAX_VALUE)) : whole;
        JsonObject answer = seated(name, request, played, played.number());
        whole.leftOut().forEach(torn -> answer.put("torn", JsonObject.of(torn)));
        return answer;
    }

    /**
     * Plays a record again, and keeps nothing.
     *
     * @return how to write the document, which takes as long as playing it
     */
    private Supplier<JsonObject> replayed(Request request) throws RequestError {
        ReplayedRecord game = RecordSoFar.read(request.text("record"))
                .flatMap(soFar ->
                        new Verifier(rules, options.orders().over(InstalledRules.registry())).replay(soFar.record()))
                .getOrElseThrow(errors -> request.wrong("record", errors));
        if (game.first().isDefined())
            throw request.wrong("record", Vector.of(game.first().get().words()));
        Vector<Input> inputs = game.steps().map(Transition.Step::input);
        RequestError tooLong = request.wrong(
                "record",
                "the replay of " + inputs.size() + " inputs is too long",
                longestAnswer + " characters at most");
        return () -> RecordedGame.within(longestAnswer, "replay", rules, game.begin(), inputs)
                .map(document -> JsonObject.of("replay", new JsonObject.Raw(document)))
                .getOrElse(() -> tooLong.in(new JsonObject(), 0));
    }

    /** A program joins a game. What others may have searched before it had a token of its own, and before the game was fair, is dropped. */
    private JsonObject joined(Request request) throws RequestError {
        AccessTokens before = games.in(request, (game, asked) -> game.seats().tokens());
        JsonObject answer = games.joined(request);
        games.in(request, (game, asked) -> game.seats().outdated(before)).forEach(searches::dropOf);
        return answer;
    }

    /** @param first the number of the first input of which no one knew the outcome */
    private JsonObject seated(String name, Request request, Game played, int first) throws RequestError {
        AccessTokens tokens = AccessTokens.of(request, options.host());
        ServedGame game = ServedGame.of(
                rules,
                played,
                GameSeats.of(tokens, request, first, played::isOver),
                GameTerms.of(name, request, options.host()));
        JsonObject answer = JsonObject.of("game", name);
        if (!tokens.given(request)) answer.put("tokens", tokens.json());
        GameAnswers.agreed(game.setup(), answer);
        answer.putAll(game.asked(Option.none()));
        games.open(request, name, game, () -> options.host().opened(name, game.reopening(), played));
        canTakeBack(() -> games.close(name, game));
        return answer;
    }

    /**
     * Opens a game again that was kept in a file.
     *
     * @param name the name of the game, after which its file is named
     * @param terms the line that {@link GameHost#opened} was given
     * @param record the file of its record, which the game goes on to write
     * @return why it cannot be opened; empty if it is open
     */
    public Vector<Fault> reopen(String name, String terms, Path record) {
        try {
            Request request = Request.of(terms);
            if (!request.text("game").equals(name)) throw request.wrong("game", "the name is another one", name);
            games.next(request);
            Either<Seq<Fault>, Game> read = Game.resume(
                    rules, options.orders().over(InstalledRules.registry()), record, GameStart.terms(request));
            if (read.isLeft()) return read.getLeft().toVector();
            reopen(request, name, read.get());
            return Vector.empty();
        } catch (RequestError fault) {
            return fault.faults();
        } catch (Throwable bug) {
            options.bugs().accept(bug);
            return Vector.of(Fault.of("a bug of the engine or of a rule: " + bug));
        }
    }

    private void reopen(Request request, String name, Game game) throws RequestError {
        boolean open = false;
        try {
            ServedGame served = ServedGame.of(
                    rules, game, GameSeats.kept(request, game::isOver), GameTerms.of(name, request, options.host()));
            if (request.has(GameSeats.FAIR)) served.undos().reopen(request.inner(GameSeats.FAIR, GameSeats.KEPT));
            games.open(request, name, served, () -> {
                options.host().reopened(name, game);
                return Option.none();
            });
            open = true;
        } finally {
            if (!open) game.close();
        }
    }

    /** Ends all games: their files can be opened again. */
    public void end() {
        games.end();
    }

    /** An answer about the named game or the only open game, otherwise about a shipped game of the edition. */
    private JsonObject meant(Request request, Function<Position.Game, JsonObject> answer) throws RequestError {
        request.only("game", "edition");
        if (request.has("game")) request.without(Vector.of("edition"), "a 'game' already has its rules");
        boolean open =
                request.has("game") || !request.has("edition") && games.names().size() == 1;
        return open
                ? games.in(
                        request,
                        (game, asked) -> answer.apply(game.state().position().game()))
                : answer.apply(
                        AvailableThings.game(rules, options.orders(), GameStart.edition(options.orders(), request)));
    }

    private JsonObject choose(ServedGame game, Request request) throws RequestError {
        memory.checkProgress(request);
        return submitted(game, request, request.choice("choice", game.shown().json()));
    }

    private JsonObject rolled(ServedGame game, Request request) throws RequestError {
        memory.checkProgress(request);
        return submitted(game, request, request.dice("faces"));
    }

    private JsonObject submitted(ServedGame game, Request request, Input input) throws RequestError {
        int inputs = game.game().number() - 1;
        JsonObject answer = game.submit(request, input);
        takeBack = () -> {
            // a player who could choose the length of an answer could roll again
            if (game.seats().fair()) return Option.some("two people play");
            boolean undone = game.undoTo(inputs).isEmpty();
            memory.count(game);
            return Option.when(!undone, "it has shown what a token is");
        };
        return answer;
    }

    private JsonObject complete(ServedGame game, Request request) throws RequestError {
        return searches.completed(game.seat(game.seats().viewer(request)).view(), game.shown(), request);
    }

    private JsonObject names() {
        return JsonObject.of("games", games.names());
    }

    /**
     * The options of a server.
     *
     * @param orders special orders in addition to the shipped orders
     * @param files the files that documents may name
     * @param legal whether illegal teams are refused (TEAM-9) or only reported
     * @param scenario the scenario of games whose request names none
     * @param bugs is given what the engine or a rule throws
     * @param host what becomes of the games
     */
    public record Options(
            OrderFiles orders,
            DocumentFolder files,
            boolean legal,
            ChosenScenario scenario,
            ServerLimits limits,
            Consumer<Throwable> bugs,
            GameHost host) {
        public Options(
                OrderFiles orders,
                DocumentFolder files,
                boolean legal,
                ChosenScenario scenario,
                ServerLimits limits,
                Consumer<Throwable> bugs) {
            this(orders, files, legal, scenario, limits, bugs, GameHost.NONE);
        }
    }
}
