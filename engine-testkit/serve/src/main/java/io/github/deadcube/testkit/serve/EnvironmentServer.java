package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.api.play.Prompt.DiceRequest;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.environment.Batch;
import io.github.deadcube.testkit.environment.BatchTerms;
import io.github.deadcube.testkit.environment.BatchTerms.Reward;
import io.github.deadcube.testkit.environment.BatchTerms.Sides;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.start.PackagedVersion;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of a program that learns, one per line. The numbers of the games are in the file of a
 * {@link Batch}; lines say only that a step is to be made, and that it is made.
 */
public final class EnvironmentServer {
    /** The version of the requests. */
    public static final int VERSION = 1;

    /** The request that is made once a step, as a client writes it, up to the number of the batch. */
    private static final String STEP = "{\"do\":\"step\",\"batch\":";

    private static final String DONE = "{}";
    private static final String MORE_OPTIONS = "a batch that is opened with more options";
    private static final int MOST_STEPS = 1_000_000_000;
    private static final Vector<String> OF_GAMES = Vector.of("game", "tokens", "seed", "dice", "undoLooks");
    private static final String FILE = "file";
    private static final String GAME = "game";
    private static final String BATCH = "batch";
    private static final String ACTION = "action";
    private static final String DICE = "dice";
    private static final String EXACT = "exact";
    private static final String SEED = "seed";
    private static final String SEEDS = "seeds";
    private static final String SETUPS = "setups";
    private static final String GAMES = "games";
    private static final String OPPONENTS = "opponents";
    private static final String OF = "of";
    private static final String OPTIONS = "options";
    private static final String SAMPLES = "samples";
    private static final String PLAYOUT = "playout";
    private static final String ADVISER = "adviser";
    private static final String FEATURES = "features";
    private static final String SKIPPED = "skipped";
    private static final String STATE = "state";

    private final Rules rules;
    private final Server.Options options;
    private final Handlers handlers = new Handlers();
    /** Those of the next batch. */
    private Vector<GameState> setups = Vector.empty();

    private final Map<Integer, Batch> batches = new LinkedHashMap<>();
    /** The numbers of the batches by the lines that ask for a step. */
    private final Map<String, Integer> steps = new LinkedHashMap<>();
    /** The number of the batch that was opened last. */
    private int opened;

    private int lines;

    public EnvironmentServer(Rules rules, Server.Options options) {
        this.rules = rules;
        this.options = options;
        handlers.put("setup", this::setup);
        handlers.put("open", this::open);
        handlers.put("step", ofBatch((open, request) -> step(open)));
        handlers.put("reset", ofBatch(EnvironmentServer::reset, SEED, SEEDS, SKIPPED));
        handlers.put("begin", ofBatch(this::begin, GAMES, SETUPS));
        handlers.put("play", ofBatch(EnvironmentServer::play, "steps", SEED));
        handlers.put("snapshot", ofBatch(EnvironmentServer::snapshot, GAME));
        handlers.put("restore", ofBatch(EnvironmentServer::restore, STATE, GAME));
        handlers.put("fork", ofBatch(EnvironmentServer::fork, STATE, GAMES, SEED, EXACT));
        handlers.put("expand", ofBatch(this::expand, OF, GAMES, OPTIONS, SAMPLES, SEED));
        handlers.put("drop", ofBatch(EnvironmentServer::drop, STATE));
        handlers.put("info", ofBatch(this::info, GAME));
        handlers.put("legal", ofBatch(EnvironmentServer::legal, GAME));
        handlers.put("view", ofBatch(EnvironmentServer::view, GAME, "side"));
        handlers.put("outcomes", ofBatch(this::outcomes, GAME, ACTION, EXACT));
        handlers.put("apply", ofBatch(EnvironmentServer::apply, GAME, ACTION, DICE));
        handlers.put("close", this::close);
    }

    /** The greeting: one line without its line end. */
    public String greeting() {
        return Server.greeting(EnvironmentHeader.versions(JsonObject.of("deadcube", PackagedVersion.text())), handlers);
    }

    /** Answers a line with a line, both without line ends. */
    public String answer(String line) {
        lines++;
        JsonObject id = new JsonObject();
        @Nullable Integer stepped = steps.get(line);
        @Nullable Batch open = stepped == null ? null : batches.get(stepped);
        try {
            if (open != null) {
                step(open);
                return DONE;
            }
            Request request = Request.of(line);
            request.repeatId(id);
            return new JsonObject().with(id).with(handlers.answer(request)).line();
        } catch (RequestError fault) {
            return fault.in(id, lines).line();
        } catch (Batch.TooManyOptions large) {
            if (stepped != null) forget(stepped);
            return RequestError.at(1, Sentence.verbatim(String.valueOf(large.getMessage())), MORE_OPTIONS)
                    .in(id, lines)
                    .line();
        } catch (Throwable bug) {
            if (stepped != null) forget(stepped);
            options.bugs().accept(bug);
            return RequestError.at(1, "there is no answer, and the batch is closed", "")
                    .because(bug)
                    .in(id, lines)
                    .line();
        }
    }

    private Handlers.Handler ofBatch(Handlers.About<Batch, JsonObject> handler, String... members) {
        return request -> {
            int number = number(request);
            Batch open = batch(request, number);
            try {
                return handler.done(open, request.only(members, BATCH));
            } catch (RequestError fault) {
                throw fault;
            } catch (Throwable bug) {
                forget(number); // a part of its games may have stepped
                throw bug;
            }
        };
    }

    private Batch batch(Request request, int number) throws RequestError {
        if (batches.isEmpty()) throw request.wrong(Request.DO, "no batch is open", "'open' first");
        return batch(request, request.has(BATCH) ? BATCH : Request.DO, number);
    }

    private Batch batch(Request request, String member, int number) throws RequestError {
        @Nullable Batch open = batches.get(number);
        if (open != null) return open;
        throw request.wrong(
                member,
                Sentence.of("the batch {number} is not open", number),
                Sentence.of(
                        "one of {names}",
                        String.join(
                                ", ",
                                batches.keySet().stream().map(String::valueOf).toList())));
    }

    /** The number of the batch that a request is about: without one, that which was opened last. */
    private int number(Request request) throws RequestError {
        return request.number(BATCH, 1, Integer.MAX_VALUE, opened);
    }

    private void forget(int number) {
        batches.remove(number);
        steps.remove(STEP + number + "}");
    }

    private JsonObject close(Request request) throws RequestError {
        int number = number(request.only(BATCH));
        batch(request, number);
        forget(number);
        return new JsonObject();
    }

    /**
     * Adds a set-up; its members are those of the request "start" of {@link Server}. A wrong one forgets those before
     * it: a program sends them all again.
     */
    private JsonObject setup(Request request) throws RequestError {
        Vector<GameState> before = takenSetups();
        request.without(OF_GAMES, "each game of a batch has its own");
        setups = before.append(GameStart.of(rules, options, request).state());
        return JsonObject.of("setups", setups.size());
    }

    private Vector<GameState> takenSetups() {
        Vector<GameState> taken = setups;
        setups = Vector.empty();
        return taken;
    }

    /** Opens a batch with the set-ups so far. If anything is wrong, the set-ups are sent again. */
    private JsonObject open(Request request) throws RequestError {
        Vector<GameState> begins = takenSetups();
        request.only(
                FILE,
                GAMES,
                "options",
                SETUPS,
                "sides",
                "reward",
                OPPONENTS,
                "asksForced",
                "restarts",
                "luck",
                FEATURES,
                ADVISER,
                PLAYOUT);
        if (begins.isEmpty()) throw request.wrong(Request.DO, "there is no set-up", "'setup' first");
        Vector<String> opponents =
                request.has(OPPONENTS) ? Vector.of(request.text(OPPONENTS).split(",", -1)) : Vector.empty();
        Option<String> adviser = request.has(ADVISER) ? Option.some(request.text(ADVISER)) : Option.none();
        BotRegistry bots = request.sound(OPPONENTS, InstalledBots.registry(opponents));
        Option<String> playout = request.has(PLAYOUT) ? Option.some(request.text(PLAYOUT)) : Option.none();
        Vector<String> names = opponents.appendAll(adviser);
        if (adviser.isDefined()) bots = request.sound(ADVISER, InstalledBots.registry(names));
        if (playout.isDefined()) bots = request.sound(PLAYOUT, InstalledBots.registry(names.appendAll(playout)));
        BatchTerms terms = new BatchTerms(
                request.number(GAMES, 1, BatchTerms.MOST_GAMES),
                request.number("options", 1, BatchTerms.MOST_OPTIONS),
                request.number(SETUPS, 0, BatchTerms.MOST_SETUPS, 0),
                named(request, "sides", Sides.values()),
                request.has("reward") ? named(request, "reward", Reward.values()) : Reward.WON,
                opponents,
                request.yes("asksForced", true),
                request.yes("restarts", true),
                request.yes("luck", false),
                request.yes(FEATURES, false),
                adviser,
                playout);
        Path file = file(request);
        try {
            Either<Vector<Fault>, Batch> made = Batch.open(rules, bots, terms, begins, file, new EnvironmentHeader());
            if (made.isLeft()) throw RequestError.of(made.getLeft().map(fault -> placed(request, fault)));
            int number = ++opened;
            batches.put(number, made.get());
            steps.put(STEP + number + "}", number);
            return JsonObject.of(BATCH, number);
        } catch (Batch.TooManyOptions large) {
            throw request.wrong("options", Sentence.verbatim(String.valueOf(large.getMessage())), MORE_OPTIONS);
        } catch (FileAlreadyExistsException e) {
            throw request.wrong(
                    FILE,
                    Sentence.of("{file} has other content, which a batch would overwrite", file),
                    "a new file, or that of an earlier batch");
        } catch (IOException e) {
            throw request.wrong(FILE, TextFile.unwritten(file, e).sentence(), "a file that can be written");
        }
    }

    private static Path file(Request request) throws RequestError {
        String path = request.text(FILE);
        try {
            if (!path.isBlank()) return Path.of(path);
        } catch (InvalidPathException e) {
            // refused as an empty one
        }
        throw request.expected(FILE, "the path of a file");
    }

    private static Fault placed(Request request, Fault fault) {
        for (String member : Vector.of(OPPONENTS, ADVISER, PLAYOUT))
            if (fault.where().part().equals(member)) return request.placed(member, fault.at(""));
        return request.placed(Request.DO, fault);
    }

    private static <E extends Enum<E>> E named(Request request, String member, E[] all) throws RequestError {
        CharSequence expected = Sentence.of("one of {names}", Vector.of(all).map(EnvironmentHeader::word));
        String name = request.textOf(member, () -> expected);
        for (E each : all) if (EnvironmentHeader.word(each).equals(name)) return each;
        throw request.expected(member, expected);
    }

    private static JsonObject step(Batch batch) throws RequestError {
        Vector<Fault> wrong = batch.step();
        if (wrong.nonEmpty()) throw RequestError.of(wrong);
        return new JsonObject();
    }

    private static JsonObject reset(Batch batch, Request request) throws RequestError {
        int skipped = request.number(SKIPPED, 0, Integer.MAX_VALUE, 0);
        if (!request.has(SEEDS)) {
            batch.reset(request.number(SEED), skipped);
            return new JsonObject();
        }
        request.without(Vector.of(SEED), "each game has a seed of 'seeds'");
        CharSequence expected = Sentence.of("an array of {games} whole numbers of up to 64 bits", batch.games());
        if (!(request.value(SEEDS) instanceof List<?> list) || list.size() != batch.games())
            throw request.expected(SEEDS, expected);
        long[] seeds = new long[list.size()];
        for (int i = 0; i < seeds.length; i++) {
            if (!(list.get(i) instanceof Long seed)) throw request.expected(SEEDS, expected);
            seeds[i] = seed;
        }
        batch.reset(seeds, skipped);
        return new JsonObject();
    }

    /**
     * Begins games again with chosen set-ups: the number of one in the batch, or -1 - i for the new one i of those that
     * have been sent.
     */
    private JsonObject begin(Batch batch, Request request) throws RequestError {
        Vector<GameState> added = takenSetups();
        Vector<Integer> games = request.numbers(GAMES, 0, batch.games() - 1);
        Vector<Integer> chosen = request.numbers(SETUPS, -added.size(), batch.setups() - 1);
        if (chosen.size() != games.size())
            throw request.wrong(
                    SETUPS,
                    Sentence.of("{count} set-ups are given for {otherCount} games", chosen.size(), games.size()),
                    "one for each game");
        for (int number : chosen)
            if (number >= 0 && !batch.hasSetup(number))
                throw request.wrong(SETUPS, Sentence.of("there is no set-up {number}", number), "one of the batch");
        Either<Vector<Fault>, Vector<Integer>> begun = batch.begin(games, chosen, added);
        if (begun.isLeft()) throw RequestError.of(begun.getLeft().map(fault -> request.placed(SETUPS, fault.at(""))));
        return JsonObject.of(SETUPS, begun.get());
    }

    private static JsonObject play(Batch batch, Request request) throws RequestError {
        Vector<Fault> wrong = batch.playRandomly(request.number("steps", 1, MOST_STEPS), request.number("seed"));
        if (wrong.nonEmpty()) throw RequestError.of(wrong);
        return new JsonObject();
    }

    private static int game(Batch batch, Request request) throws RequestError {
        return request.number(GAME, 0, batch.games() - 1);
    }

    private static int handle(Batch batch, Request request) throws RequestError {
        int handle = request.number(STATE, 1, Integer.MAX_VALUE);
        if (!batch.holds(handle)) throw request.expected(STATE, "the handle of a snapshot");
        return handle;
    }

    private static JsonObject snapshot(Batch batch, Request request) throws RequestError {
        return JsonObject.of(STATE, batch.hold(game(batch, request)));
    }

    private static JsonObject restore(Batch batch, Request request) throws RequestError {
        batch.restore(handle(batch, request), game(batch, request));
        return new JsonObject();
    }

    private static JsonObject fork(Batch batch, Request request) throws RequestError {
        Vector<Integer> games = request.numbers(GAMES, 0, batch.games() - 1);
        batch.fork(handle(batch, request), games, request.number(SEED), request.yes(EXACT, false));
        return new JsonObject();
    }

    /** Fills the rows of a batch with what follows from the options of games of another one. */
    private JsonObject expand(Batch batch, Request request) throws RequestError {
        Batch of = batch(request, OF, request.number(OF, 1, Integer.MAX_VALUE));
        Vector<Integer> games = request.numbers(GAMES, 0, of.games() - 1);
        int samples = request.number(SAMPLES, 1, batch.games(), 1);
        if (batch.hasOpponents())
            throw request.wrong(BATCH, "the batch has opponents", "a batch in which the program plays both sides");
        for (int game : games)
            if (!batch.knows(of, game))
                throw request.wrong(
                        GAMES,
                        Sentence.of("the batch has no set-up of game {game}", game),
                        "games of " + "the same set-ups");
        Vector<Integer> options = request.has(OPTIONS) ? options(request, of, games) : Vector.empty();
        long rows = of.expanded(games, options, samples);
        if (rows > batch.games())
            throw request.wrong(
                    GAMES,
                    Sentence.of(
                            "the options of the games need {rows} rows, and the batch has {games}",
                            rows,
                            batch.games()),
                    "fewer games or samples");
        batch.expand(of, games, options, samples, request.number(SEED));
        return JsonObject.of("rows", rows);
    }

    /** One option for each game, which may be named several times. */
    private static Vector<Integer> options(Request request, Batch of, Vector<Integer> games) throws RequestError {
        Vector<Integer> options = request.numbers(OPTIONS, 0, Integer.MAX_VALUE);
        if (options.size() != games.size())
            throw request.wrong(OPTIONS, Sentence.of("{count} options", options.size()), "one option for each game");
        for (int i = 0; i < games.size(); i++)
            if (options.get(i) >= of.options(games.get(i)).size())
                throw request.wrong(
                        OPTIONS,
                        Sentence.of("game {game} has no option {option}", games.get(i), options.get(i)),
                        Sentence.of(
                                "less than {count}", of.options(games.get(i)).size()));
        return options;
    }

    private static JsonObject drop(Batch batch, Request request) throws RequestError {
        batch.drop(handle(batch, request));
        return new JsonObject();
    }

    /** The game as the side that decides sees it. */
    private JsonObject info(Batch batch, Request request) throws RequestError {
        int game = game(batch, request);
        Side side = batch.side(game);
        PlayerView seen = batch.state(game).seenBy(side);
        GameState state = batch.state(game);
        return JsonObject.of("side", side.toString())
                .with("due", due(batch, game))
                .with("prompt", rules.prompt(state).toString())
                .with("conceals", conceals(state))
                .with("text", seen.toString())
                .with("digest", seen.digest());
    }

    /** Whether item tokens lie face down, or will: SET-3. */
    private static boolean conceals(GameState state) {
        Position position = state.position();
        return position.tokens().exists(token -> token.item().isEmpty())
                || position.round() == 0 && position.game().setup().scenario().items() > 0;
    }

    private static String due(Batch batch, int game) {
        if (batch.rolling(game)) return "roll";
        return batch.options(game).isEmpty() ? "end" : "decision";
    }

    private static JsonObject legal(Batch batch, Request request) throws RequestError {
        return JsonObject.of("options", batch.options(game(batch, request)).map(Choice::toString));
    }

    private static JsonObject view(Batch batch, Request request) throws RequestError {
        GameState state = batch.state(game(batch, request));
        Encoding encoding = Encoding.of(state.position().game().setup());
        return JsonObject.of("view", EncodingAnswer.whole(encoding.view(state.seenBy(request.side(Request.SIDE)))));
    }

    private static int action(Batch batch, int game, Request request) throws RequestError {
        int options = batch.options(game).size();
        if (options == 0) throw request.wrong(GAME, "no decision is due", "a game that waits for a decision");
        return request.number(ACTION, 0, options - 1);
    }

    /**
     * Plays an action, a roll, or an action and the roll that follows it. The game then waits for the next roll, if
     * there is one before the next decision of the program.
     */
    private static JsonObject apply(Batch batch, Request request) throws RequestError {
        int game = game(batch, request);
        Option<Dice> dice = request.has(DICE) ? Option.some(request.dice(DICE)) : Option.none();
        if (request.has(ACTION) || dice.isEmpty()) {
            int action = action(batch, game, request);
            int before = batch.hold(game);
            batch.choose(game, action);
            try {
                for (Dice roll : dice) roll(batch, game, roll, request);
            } catch (RequestError wrong) {
                batch.restore(before, game);
                throw wrong;
            } finally {
                batch.drop(before);
            }
        } else roll(batch, game, dice.get(), request);
        return JsonObject.of("due", due(batch, game));
    }

    private static void roll(Batch batch, int game, Dice roll, Request request) throws RequestError {
        if (!batch.rolling(game)) throw request.wrong(DICE, "no roll is due", "no dice");
        Option<Rejection> refused = batch.roll(game, roll);
        if (refused.isDefined()) throw request.refused(DICE, refused.get());
    }

    /**
     * The exact outcomes of the roll that a game waits for, or of that which follows an action; none if no roll
     * follows, or if the action shows an item token that the side does not know and no exact answer is asked for.
     */
    private JsonObject outcomes(Batch batch, Request request) throws RequestError {
        int game = game(batch, request);
        if (batch.rolling(game)) {
            request.without(Vector.of(ACTION), "the game waits for a roll");
            return outcomes(rules.prompt(batch.state(game)), batch.rolls(game));
        }
        Choice choice = batch.options(game).get(action(batch, game, request));
        GameState before = batch.state(game);
        GameState after = rules.play(before, choice).state();
        Side side = ((Decision) rules.prompt(before)).side();
        boolean shows = after.seenBy(side).unknown().size()
                < before.seenBy(side).unknown().size();
        if (shows && !request.yes(EXACT, false)) return JsonObject.of("outcomes", Vector.empty());
        Prompt prompt = rules.prompt(after);
        return outcomes(prompt, prompt instanceof DiceRequest ? Deadcube.odds().outcomes(after) : Vector.empty());
    }

    private static JsonObject outcomes(Prompt prompt, Vector<Chance> outcomes) {
        return JsonObject.of("prompt", prompt.toString())
                .with(
                        "outcomes",
                        outcomes.map(
                                outcome -> JsonObject.of("dice", outcome.dice().toString())
                                        .with("ways", new BigDecimal(outcome.ways()))));
    }
}
