package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.api.play.Prompt.DiceRequest;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.environment.Batch;
import io.github.deadcube.testkit.environment.BatchTerms;
import io.github.deadcube.testkit.environment.BatchTerms.Sides;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.start.PackagedVersion;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of a program that learns, one per line. The numbers of the games are in the file of a
 * {@link Batch}; lines say only that a step is to be made, and that it is made.
 */
public final class EnvironmentServer {
    /** The version of the requests. */
    public static final int VERSION = 1;

    /** The request that is made once a step, as a client writes it. */
    private static final String STEP = "{\"do\":\"step\"}";

    private static final String DONE = "{}";
    private static final String MORE_OPTIONS = "a batch that is opened with more options";
    private static final int MOST_STEPS = 1_000_000_000;
    private static final Vector<String> OF_GAMES = Vector.of("game", "tokens", "seed", "dice", "undoLooks");
    private static final String FILE = "file";
    private static final String GAME = "game";
    private static final String OPPONENTS = "opponents";
    private static final String SKIPPED = "skipped";
    private static final String STATE = "state";

    private final Rules rules;
    private final Server.Options options;
    private final Handlers handlers = new Handlers();
    /** Those of the next batch. */
    private Vector<GameState> setups = Vector.empty();

    private @Nullable Batch batch;
    private int lines;

    public EnvironmentServer(Rules rules, Server.Options options) {
        this.rules = rules;
        this.options = options;
        handlers.put("setup", this::setup);
        handlers.put("open", this::open);
        handlers.put("step", ofBatch((open, request) -> step(open)));
        handlers.put("reset", ofBatch(EnvironmentServer::reset, "seed", SKIPPED));
        handlers.put("play", ofBatch(EnvironmentServer::play, "steps", "seed"));
        handlers.put("snapshot", ofBatch(EnvironmentServer::snapshot, GAME));
        handlers.put("restore", ofBatch(EnvironmentServer::restore, STATE, GAME));
        handlers.put("fork", ofBatch(EnvironmentServer::fork, STATE, "games", "seed"));
        handlers.put("drop", ofBatch(EnvironmentServer::drop, STATE));
        handlers.put("info", ofBatch(EnvironmentServer::info, GAME));
        handlers.put("legal", ofBatch(EnvironmentServer::legal, GAME));
        handlers.put("view", ofBatch(EnvironmentServer::view, GAME, "side"));
        handlers.put("outcomes", ofBatch(this::outcomes, GAME, "action"));
    }

    /** The greeting: one line without its line end. */
    public String greeting() {
        return Server.greeting(EnvironmentHeader.versions(JsonObject.of("deadcube", PackagedVersion.text())), handlers);
    }

    /** Answers a line with a line, both without line ends. */
    public String answer(String line) {
        lines++;
        JsonObject id = new JsonObject();
        try {
            Batch open = batch;
            if (line.equals(STEP) && open != null) {
                step(open);
                return DONE;
            }
            Request request = Request.of(line);
            request.repeatId(id);
            return new JsonObject().with(id).with(handlers.answer(request)).line();
        } catch (RequestError fault) {
            return fault.in(id, lines).line();
        } catch (Batch.TooManyOptions large) {
            batch = null;
            return RequestError.at(1, String.valueOf(large.getMessage()), MORE_OPTIONS)
                    .in(id, lines)
                    .line();
        } catch (Throwable bug) {
            // a part of its games may have stepped
            batch = null;
            options.bugs().accept(bug);
            return RequestError.at(1, "there is no answer, and the batch is closed", "")
                    .because(bug)
                    .in(id, lines)
                    .line();
        }
    }

    private Handlers.Handler ofBatch(Handlers.About<Batch, JsonObject> handler, String... members) {
        return request -> {
            Batch open = batch;
            if (open == null) throw request.wrong(Request.DO, "no batch is open", "'open' first");
            return handler.done(open, request.only(members));
        };
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

    /**
     * Replaces the batch by one with the set-ups so far. If anything is wrong, the batch stays, and the set-ups are
     * sent again.
     */
    private JsonObject open(Request request) throws RequestError {
        Vector<GameState> begins = takenSetups();
        request.only(FILE, "games", "options", "sides", OPPONENTS, "asksForced", "restarts", "luck");
        if (begins.isEmpty()) throw request.wrong(Request.DO, "there is no set-up", "'setup' first");
        Vector<String> opponents =
                request.has(OPPONENTS) ? Vector.of(request.text(OPPONENTS).split(",", -1)) : Vector.empty();
        BotRegistry bots = request.sound(OPPONENTS, InstalledBots.registry(opponents));
        BatchTerms terms = new BatchTerms(
                request.number("games", 1, BatchTerms.MOST_GAMES),
                request.number("options", 1, BatchTerms.MOST_OPTIONS),
                sides(request),
                opponents,
                request.yes("asksForced", true),
                request.yes("restarts", true),
                request.yes("luck", false));
        Path file = file(request);
        try {
            Either<Vector<Fault>, Batch> opened = Batch.open(rules, bots, terms, begins, file, new EnvironmentHeader());
            if (opened.isLeft()) throw RequestError.of(opened.getLeft().map(fault -> placed(request, fault)));
            batch = opened.get();
            return new JsonObject();
        } catch (Batch.TooManyOptions large) {
            throw request.wrong("options", String.valueOf(large.getMessage()), MORE_OPTIONS);
        } catch (FileAlreadyExistsException e) {
            throw request.wrong(
                    FILE,
                    file + " has other content, which a batch would overwrite",
                    "a new file, or that of an earlier batch");
        } catch (IOException e) {
            throw request.wrong(FILE, TextFile.unwritten(file, e).text(), "a file that can be written");
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
        return fault.where().part().equals(OPPONENTS)
                ? request.placed(OPPONENTS, fault.in(""))
                : request.placed(Request.DO, fault);
    }

    private static Sides sides(Request request) throws RequestError {
        String expected = "one of "
                + Vector.of(Sides.values()).map(EnvironmentHeader::word).mkString(", ");
        String name = request.textOf("sides", () -> expected);
        for (Sides each : Sides.values()) if (EnvironmentHeader.word(each).equals(name)) return each;
        throw request.expected("sides", expected);
    }

    private static JsonObject step(Batch batch) throws RequestError {
        Vector<Fault> wrong = batch.step();
        if (wrong.nonEmpty()) throw RequestError.of(wrong);
        return new JsonObject();
    }

    private static JsonObject reset(Batch batch, Request request) throws RequestError {
        batch.reset(request.number("seed"), request.number(SKIPPED, 0, Integer.MAX_VALUE, 0));
        return new JsonObject();
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
        Vector<Integer> games = request.numbers("games", 0, batch.games() - 1);
        batch.fork(handle(batch, request), games, request.number("seed"));
        return new JsonObject();
    }

    private static JsonObject drop(Batch batch, Request request) throws RequestError {
        batch.drop(handle(batch, request));
        return new JsonObject();
    }

    /** The game as the side that decides sees it. */
    private static JsonObject info(Batch batch, Request request) throws RequestError {
        int game = game(batch, request);
        Side side = batch.side(game);
        PlayerView seen = batch.state(game).seenBy(side);
        return JsonObject.of("side", side.toString())
                .with("text", seen.toString())
                .with("digest", seen.digest());
    }

    private static JsonObject legal(Batch batch, Request request) throws RequestError {
        return JsonObject.of("options", batch.options(game(batch, request)).map(Choice::toString));
    }

    private static JsonObject view(Batch batch, Request request) throws RequestError {
        GameState state = batch.state(game(batch, request));
        Encoding encoding = Encoding.of(state.position().game().setup());
        return JsonObject.of("view", EncodingAnswer.whole(encoding.view(state.seenBy(request.side(Request.SIDE)))));
    }

    /**
     * The exact outcomes of the roll that follows an action; none if no roll follows, or if the action shows an item
     * token that the side does not know.
     */
    private JsonObject outcomes(Batch batch, Request request) throws RequestError {
        int game = game(batch, request);
        Vector<Choice> options = batch.options(game);
        if (options.isEmpty()) throw request.wrong(GAME, "the game is over", "a game that goes on");
        Choice choice = options.get(request.number("action", 0, options.size() - 1));
        GameState before = batch.state(game);
        GameState after = rules.play(before, choice).state();
        Side side = ((Decision) rules.prompt(before)).side();
        if (after.seenBy(side).unknown().size() < before.seenBy(side).unknown().size())
            return JsonObject.of("outcomes", Vector.empty());
        Prompt prompt = rules.prompt(after);
        Vector<Chance> outcomes =
                prompt instanceof DiceRequest ? Deadcube.odds().outcomes(after) : Vector.empty();
        return JsonObject.of("prompt", prompt.toString())
                .with(
                        "outcomes",
                        outcomes.map(
                                outcome -> JsonObject.of("dice", outcome.dice().toString())
                                        .with("ways", new BigDecimal(outcome.ways()))));
    }
}
