package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.OrderFiles;
import io.github.deadcube.testkit.start.PackagedVersion;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.Lazy;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Answers one request per line. A wrong request is answered with an error and changes nothing. If the engine or a rule
 * throws, the game or the state of the request ends, and all others go on. Thread-safe: a request waits for no other
 * one, unless both change one game.
 */
public final class Server {
    /** The protocol version. Every incompatible change raises it. */
    public static final int PROTOCOL = 1;

    /** The most characters of an answer. A long game has more events. */
    private static final int LONGEST_ANSWER = 8_000_000;

    private static final String SINCE = "'since' asks for less";

    private final Rules rules;
    private final Options options;
    private final KeptMemory memory;
    private final OpenGames games;
    private final SearchStates searches;
    private final Lazy<CaseRules> caseRules = Lazy.of(InstalledRules::cases);
    private final int longestAnswer;
    private final AtomicInteger lines = new AtomicInteger();
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
        this.searches = new SearchStates(rules, options.limits().states(), memory, options.bugs());
        handlers.put("start", this::start);
        handlers.put("load", this::load);
        handlers.put("games", list(this::names));
        handlers.put("join", inGame(this::joined, "side", GameSeats.OWN, PlayerNames.NAME));
        handlers.put("prompt", ofStateOr(searches::prompt, ServedGame::asked, "side"));
        handlers.put("view", ofGame(ServedGame::view, "side", "since"));
        handlers.put("events", this::events);
        handlers.put(
                "choose",
                inGame(
                        this::choose,
                        "side",
                        "number",
                        ChoiceList.CHOICE,
                        ChoiceList.CHOICES,
                        "changes",
                        ServedGame.VIEWER));
        handlers.put("dice", inGame(this::rolled, "side", "number", "faces", "changes", ServedGame.VIEWER));
        handlers.put("undo", inGame(ServedGame::undo, "to"));
        handlers.put("mayUndo", inGame(ServedGame::mayUndo, "to"));
        handlers.put("askUndo", inGame(ServedGame::askUndo, "to"));
        handlers.put("answerUndo", inGame(ServedGame::answerUndo, "to", "allow"));
        handlers.put("undone", about(ServedGame::undone, "side", "since"));
        handlers.put("rename", inGame(TableAnswers::rename, "side", PlayerNames.NAME));
        handlers.put("resign", inGame(TableAnswers::resign, "side"));
        handlers.put("offerDraw", inGame(TableAnswers::offerDraw, "side"));
        handlers.put("answerDraw", inGame(TableAnswers::answerDraw, "side", "allow"));
        handlers.put("allowAdvice", inGame(this::advising, "side", "allow"));
        handlers.put("allowWatching", inGame(TableAnswers::allowWatching, "side", "allow"));
        handlers.put("notes", ofGame(TableAnswers::notes, "since"));
        handlers.put("rematch", inGame(new Rematch(rules, games, options.host())::asked, "side", GameSeats.OWN));
        handlers.put("tables", request -> GameList.answer(games, request));
        handlers.put("save", request -> games.save(request.only("game", "side")));
        handlers.put("replay", request -> replayed(request.only("record")));
        handlers.put("advise", about(ServedGame::advice, "side", "bot", "seed", "iterations"));
        handlers.put("hint", about(AnalysisAnswer::hint, "side", "plans", "iterations"));
        handlers.put("analyse", about(AnalysisAnswer::analysed, "since", "inputs", "iterations"));
        handlers.put("schemas", request -> meant(request, AvailableThings::schemas));
        handlers.put("rulebook", request -> {
            Language language = request.language();
            return meant(request, game -> AvailableThings.rulebook(game, language));
        });
        handlers.put("editions", list(AvailableThings::editions));
        handlers.put("teams", list(AvailableThings::teams));
        handlers.put("battlefields", list(AvailableThings::battlefields));
        handlers.put("scenarios", request -> AvailableThings.scenarios(request.only()));
        handlers.put("houseRules", list(AvailableThings::houseRules));
        handlers.put("cases", this::cases);
        handlers.put("lessons", request -> LearningAnswers.lessons(request.only()));
        handlers.put("lesson", inGame(LearningAnswers::standing, "lesson"));
        handlers.put("puzzles", list(() -> LearningAnswers.puzzles(ofGames())));
        handlers.put("puzzle", request -> LearningAnswers.puzzle(request.only("name"), rules, ofGames()));
        handlers.put(
                "why",
                ofEither(
                        (searched, request) -> RefusalAnswer.answer(searched, rules, request),
                        "choice",
                        RefusalAnswer.AFTER));
        handlers.put(
                "odds", ofEither((searched, request) -> new AttackOdds(searched).answer(request), "choice", "answer"));
        handlers.put(
                "destinations",
                ofEither((searched, request) -> DestinationAnswer.answer(searched, paced(request), request), "model"));
        handlers.put("sight", ofEither(SightAnswer::answer, "model", "at"));
        handlers.put(
                "attacks",
                ofEither((searched, request) -> AttackList.answer(searched, paced(request), request), "model"));
        handlers.put(
                "prospects", ofEither((searched, request) -> ProspectsJson.answer(searched, paced(request), request)));
        handlers.put("several", new Several(handlers)::answer);
        handlers.put("encode", ofStateOr(searches::encoded, ServedGame::encoded, "side", "board", "names"));
        handlers.put("close", request -> {
            Vector<Side> leaving = games.close(request.only("game"));
            return names().with("leaving", Option.when(leaving.nonEmpty(), leaving));
        });
        handlers.put("complete", inGame(this::complete, "side", "seed"));
        handlers.put("hold", inGame((game, request) -> {
            game.seats().keeper(request);
            return searches.held(new Searched(game.state(), game.shown()), request);
        }));
        searches.answer(handlers);
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
        return answer(line, Work.UNLIMITED);
    }

    /**
     * As {@link #answer(String)}. Many threads may ask at a time.
     *
     * @param work is asked whether the answer is still wanted, if it can take long; what it refuses is answered with a
     *     fault, and changes nothing
     */
    public String answer(String line, Work work) {
        return answer(line, work, lines.incrementAndGet());
    }

    /**
     * Answers a request that is no line of a conversation: a fault has a line only if it is one of a text of the
     * request.
     */
    public String answerAlone(JsonObject request) {
        return answer(request.line(), Work.UNLIMITED, 0);
    }

    private String answer(String line, Work work, int number) {
        JsonObject id = new JsonObject();
        Language language = Language.ENGLISH;
        try {
            Request request = read(line, id, work);
            language = request.language();
            return writtenOrTakenBack(request, id, handlers.answer(request));
        } catch (RequestError fault) {
            return fault.in(id, number, language).line();
        } catch (Throwable bug) {
            return failed(id, number, language, bug);
        }
    }

    private String failed(JsonObject id, int number, Language language, Throwable bug) {
        options.bugs().accept(bug);
        return RequestError.at(1, "there is no answer", "")
                .because(bug)
                .in(id, number, language)
                .line();
    }

    /** @param id gets the id of the request */
    private Request read(String line, JsonObject id, Work work) throws RequestError {
        int longest = options.limits().line();
        if (line.length() > longest)
            throw RequestError.at(
                    longest + 1, "the line is too long", Sentence.of("{longest} characters at most", longest));
        Request request = Request.of(line, work);
        request.repeatId(id);
        return request;
    }

    private String writtenOrTakenBack(Request request, JsonObject id, JsonObject answered) throws RequestError {
        try {
            return written(request, id, answered);
        } catch (RequestError tooLong) {
            request.change().takeBack();
            throw tooLong;
        }
    }

    private String written(Request request, JsonObject id, JsonObject answered) throws RequestError {
        String text = new JsonObject().with(id).with(answered).line();
        if (text.length() > longestAnswer)
            throw request.wrong(
                    Request.DO,
                    Sentence.of("the answer has {count} characters", text.length()),
                    Sentence.of("{longest} at most: {less}", longestAnswer, Sentence.of(SINCE)));
        return text;
    }

    /** A request that reads a game. */
    private Handlers.Handler ofGame(Handlers.About<ServedGame, JsonObject> handler, String... members) {
        return request -> games.about(request.only(members, "game"), handler);
    }

    /** A request that changes a game. */
    private Handlers.Handler inGame(Handlers.About<ServedGame, JsonObject> handler, String... members) {
        return request -> games.in(request.only(members, "game"), handler);
    }

    /** A request about what can be said of a game at a moment. A bug, such as of a bot, ends no game. */
    private Handlers.Handler about(Handlers.About<ServedGame, JsonObject> handler, String... members) {
        return request -> handler.done(games.about(request.only(members, "game"), (game, asked) -> game), request);
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
                : games.about(request, (game, asked) -> handler.done(game.open(), asked));
    }

    private PacedRules paced(Request request) {
        return new PacedRules(rules, request.work());
    }

    private static Handlers.Handler list(Supplier<JsonObject> list) {
        return request -> {
            request.only();
            return list.get();
        };
    }

    private JsonObject start(Request request) throws RequestError {
        games.next(request);
        GameStart opening = GameStart.of(rules, options, request);
        if (options.legal() && opening.illegal().nonEmpty()) throw request.wrong("teams", opening.illegal());
        JsonObject answer = seated(request, Game.of(rules, opening.state(), opening.terms()), 1);
        if (opening.illegal().nonEmpty()) answer.put("illegal", JsonObject.of(opening.illegal(), request.language()));
        return answer;
    }

    private JsonObject load(Request request) throws RequestError {
        request.only(GameTable.BEGIN, "game", "record", "to", "seed", "dice", "undoLooks", "tokens", GameSeats.FAIR);
        games.next(request);
        PacedRules paced = paced(request);
        Game whole = Game.load(
                        paced,
                        options.orders().over(InstalledRules.registry()),
                        request.text("record"),
                        GameStart.terms(request))
                .getOrElseThrow(errors -> request.wrong("record", errors));
        Game played = request.has("to") ? whole.branch(request.number("to", 0, Integer.MAX_VALUE)) : whole;
        paced.done();
        JsonObject answer = seated(request, played, played.number());
        for (Fault torn : whole.leftOut()) answer.put("torn", JsonObject.of(torn, 0, request.language()));
        return answer;
    }

    /** Plays a record again, and keeps nothing. */
    private JsonObject replayed(Request request) throws RequestError {
        Rules paced = paced(request);
        ReplayedRecord game = RecordSoFar.read(request.text("record"))
                .flatMap(soFar ->
                        new Verifier(paced, options.orders().over(InstalledRules.registry())).replay(soFar.record()))
                .getOrElseThrow(errors -> request.wrong("record", errors));
        if (game.first().isDefined())
            throw request.wrong("record", Vector.of(game.first().get().words()));
        Vector<Input> inputs = game.steps().map(Transition.Step::input);
        return RecordedGame.within(
                        length -> {
                            request.work().holds(length);
                            return length <= longestAnswer;
                        },
                        "replay",
                        paced,
                        game.begin(),
                        inputs,
                        request.language())
                .map(document -> JsonObject.of("replay", new JsonObject.Raw(document)))
                .getOrElseThrow(() -> request.wrong(
                        "record",
                        Sentence.of("the replay of {count} inputs is too long", inputs.size()),
                        Sentence.of("{longestAnswer} characters at most", longestAnswer)));
    }

    /**
     * A program joins a game. What others may have searched before it had a token of its own, and before the game was
     * fair, is dropped.
     */
    private JsonObject joined(ServedGame game, Request request) throws RequestError {
        AccessTokens before = game.seats().tokens();
        JsonObject answer = game.joined(request);
        game.seats().outdated(before).forEach(searches::dropOf);
        return answer;
    }

    /** Whether a game goes on no more. */
    static BooleanSupplier over(Game game, GameTable table) {
        return () -> game.isOver() || table.isEnded();
    }

    /** States that a side searches are advice too. */
    private JsonObject advising(ServedGame game, Request request) throws RequestError {
        JsonObject answer = TableAnswers.allowAdvice(game, request);
        if (game.seats().closed() && !game.table().talk().allowsAdvice())
            game.seats().tokens().tokens().values().forEach(searches::dropOf);
        return answer;
    }

    /** @param first the number of the first input of which no one knew the outcome */
    private JsonObject seated(Request request, Game played, int first) throws RequestError {
        JsonObject answer = new JsonObject();
        ServedGame game = games.open(
                request,
                played,
                name -> {
                    AccessTokens tokens = AccessTokens.of(request, options.host());
                    GameTable table = GameTable.of(request, options.host());
                    ServedGame seated = ServedGame.of(
                            rules,
                            played,
                            GameSeats.of(tokens, request, first, over(played, table)),
                            table,
                            GameTerms.of(name, request, options.host()));
                    answer.put("game", name);
                    if (!tokens.given(request)) answer.put("tokens", tokens.json());
                    GameAnswers.agreed(seated.setup(), answer);
                    answer.putAll(seated.asked(Option.none(), request.language()));
                    return seated;
                },
                opened -> options.host().opened(opened.terms().name(), opened.reopening(), played));
        request.change().canBeTakenBack(() -> games.close(game.terms().name(), game));
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
            if (!request.text("game").equals(name))
                throw request.wrong("game", "the name is another one", Sentence.verbatim(name));
            games.next(request);
            Either<Seq<Fault>, Game> read = Game.resume(
                    rules, options.orders().over(InstalledRules.registry()), record, GameStart.terms(request));
            if (read.isLeft()) return read.getLeft().toVector();
            reopen(request, read.get());
            return Vector.empty();
        } catch (RequestError fault) {
            return fault.faults();
        } catch (Throwable bug) {
            options.bugs().accept(bug);
            return Vector.of(Fault.of(Sentence.of("a bug of the engine or of a rule: {bug}", bug)));
        }
    }

    private void reopen(Request request, Game game) throws RequestError {
        games.open(
                request,
                game,
                name -> {
                    GameTable table = GameTable.kept(request, options.host());
                    ServedGame served = ServedGame.of(
                            rules,
                            game,
                            GameSeats.kept(request, over(game, table)),
                            table,
                            GameTerms.of(name, request, options.host()));
                    table.endOffer(served::answered);
                    if (request.has(GameSeats.FAIR))
                        served.undos().reopen(request.inner(GameSeats.FAIR, GameSeats.KEPT));
                    return served;
                },
                opened -> {
                    options.host().reopened(opened.terms().name(), game);
                    // so that the next start of the server counts from this one
                    return opened.table().hasClock() ? opened.kept() : Option.none();
                });
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
                ? games.about(
                        request,
                        (game, asked) -> answer.apply(game.state().position().game()))
                : answer.apply(
                        AvailableThings.game(rules, options.orders(), GameStart.edition(options.orders(), request)));
    }

    private JsonObject choose(ServedGame game, Request request) throws RequestError {
        memory.checkProgress(request);
        ChoiceList choices = ChoiceList.of(request, game.shown().json());
        return submitted(game, request, () -> game.submit(request, choices));
    }

    private JsonObject rolled(ServedGame game, Request request) throws RequestError {
        memory.checkProgress(request);
        Input faces = request.dice("faces");
        return submitted(game, request, () -> game.submit(request, faces));
    }

    /** Makes inputs of a game. */
    @FunctionalInterface
    private interface Submission {
        JsonObject made() throws RequestError;
    }

    /** Plays inputs, and takes them back if the answer is too long, before anybody else can play. */
    private JsonObject submitted(ServedGame game, Request request, Submission submission) throws RequestError {
        int inputs = game.game().number() - 1;
        JsonObject answer = submission.made();
        try {
            JsonObject id = new JsonObject();
            request.repeatId(id);
            written(request, id, answer);
            return answer;
        } catch (RequestError tooLong) {
            // a player who could choose the length of an answer could roll again
            boolean stays = game.seats().fair();
            if (!stays && game.undoTo(inputs).isEmpty()) throw tooLong;
            throw request.wrong(
                    Request.DO,
                    (stays
                            ? Sentence.of("the answer is too long, but the input stays, because two people play")
                            : Sentence.of(
                                    "the answer is too long, but the input stays, because it has shown what a token "
                                            + "is")),
                    "'prompt': it asks what is due");
        }
    }

    private JsonObject cases(Request request) throws RequestError {
        CaseRules paced = caseRules.get().playedBy(paced(request), request.work()::goOn);
        return CaseAnswer.answer(request, paced, longestAnswer);
    }

    private JsonObject events(Request request) throws RequestError {
        request.only("game", "side", "since", "changes");
        EventsAnswer events = games.in(request, ServedGame::events);
        while (!events.isWhole()) {
            request.work().goOn();
            EventsAnswer now = events;
            events = games.in(request, (game, asked) -> now.next(game) ? now : game.events(asked));
            EventsAnswer taken = events;
            games.about(request, (game, asked) -> taken.told());
            request.holds(events.length(), longestAnswer, SINCE);
        }
        EventsAnswer whole = events;
        return games.about(request, (game, asked) -> whole.answer());
    }

    /** The puzzles from games that everybody may watch. */
    private Vector<Puzzle> ofGames() {
        Vector<Puzzle> found = options.host().puzzles();
        if (found.isEmpty()) return found;
        Vector<String> watched = games.names();
        return found.filter(puzzle -> watched.contains(puzzle.name()));
    }

    private JsonObject complete(ServedGame game, Request request) throws RequestError {
        Viewer viewer = game.seats().viewer(request);
        TableAnswers.checkAdvice(game, request);
        return searches.completed(viewer.view(game.state()), game.shown(), request);
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
