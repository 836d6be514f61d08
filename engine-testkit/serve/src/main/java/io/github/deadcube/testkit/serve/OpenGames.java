package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The open games of a server by name. If the engine or a rule throws in one of them, only that game ends. */
final class OpenGames {
    private static final String GAME = "game";

    private final ServerLimits limits;
    private final KeptMemory memory;
    private final GameHost host;
    private final Consumer<Throwable> bugs;
    private final Map<String, ServedGame> games = new LinkedHashMap<>();
    /** Why games have ended: a bug, after which the state may be wrong, or a lost file. 'save' returns all inputs. */
    private final Map<String, String> ended = new LinkedHashMap<>();

    private int opened;

    OpenGames(ServerLimits limits, KeptMemory memory, GameHost host, Consumer<Throwable> bugs) {
        this.limits = limits;
        this.memory = memory;
        this.host = host;
        this.bugs = bugs;
    }

    Vector<String> names() {
        return Vector.ofAll(games.keySet());
    }

    /** The name of the next game: the requested name, or the first free number. Refuses a game for which there is no room. */
    String next(Request request) throws RequestError {
        if (games.size() >= limits.games())
            throw request.wrong(Request.DO, limits.games() + " games are open", "fewer: close some first");
        memory.checkRoom(request);
        if (!request.has(GAME)) return free();
        String name = request.text(GAME);
        if (name.isEmpty()) throw request.wrong(GAME, "the name is empty", "a name, or no 'game'");
        if (name.length() > limits.name())
            throw request.wrong(GAME, "the name is too long", limits.name() + " characters at most");
        if (games.containsKey(name))
            throw request.wrong(GAME, "a game is called '" + name + "' already", "another name");
        return name;
    }

    private String free() {
        int number = opened + 1;
        while (games.containsKey(GAME + number) || !host.isFree(GAME + number)) number++;
        return GAME + number;
    }

    /**
     * Opens a game, if there is room for it.
     *
     * @param keep lets the host keep the game, and returns why it cannot
     */
    void open(Request request, String name, ServedGame game, Supplier<Option<Fault>> keep) throws RequestError {
        memory.open(request, game);
        boolean kept = false;
        try {
            Option<Fault> fault = keep.get();
            if (fault.isDefined()) throw request.wrong(GAME, fault.toVector());
            kept = true;
        } finally {
            if (!kept) {
                memory.close(game);
                game.game().close();
            }
        }
        games.put(name, game);
        opened++;
    }

    /** The answer of the named game or of the only open game. */
    <T> T in(Request request, Handlers.About<ServedGame, T> handler) throws RequestError {
        String name = name(request);
        ServedGame game = named(request, name);
        if (ended.containsKey(name)) throw request.wrong(Request.DO, ended.get(name), "'save' or 'close'");
        try {
            T answer = handler.done(game, request);
            kept(request, name, game);
            return answer;
        } catch (RequestError fault) {
            throw fault;
        } catch (Throwable bug) {
            ended.put(name, "a bug has ended the game");
            bugs.accept(bug);
            throw request.failed("the game has ended; 'save' returns its record", bug);
        } finally {
            memory.count(game);
        }
    }

    /** Ends a game that its file does not hold completely, so that no answered input can be lost. */
    private void kept(Request request, String name, ServedGame game) throws RequestError {
        Option<Fault> lost = game.game().fault();
        if (lost.isEmpty()) return;
        host.lost(name, lost.get());
        ended.put(name, "the game has ended, because the server cannot keep it any more");
        throw request.wrong(Request.DO, ended.get(name), "'save' or 'close'");
    }

    /** What a program needs that goes on with the named game or the only open game. */
    JsonObject joined(Request request) throws RequestError {
        String name = name(request);
        return in(request, (game, asked) -> game.joined(name, asked));
    }

    /** The record of a game, also of a game that has ended. */
    JsonObject save(Request request) throws RequestError {
        return named(request, name(request)).save(request);
    }

    /** Closes a game, or notes that one of two people asks for it. Returns the sides that have asked for what both must ask for. */
    Vector<Side> close(Request request) throws RequestError {
        String name = name(request);
        ServedGame game = named(request, name);
        if (game.seats().closes(request)) {
            close(name, game);
            return Vector.empty();
        }
        game.terms().told(game.game().number());
        return game.seats().leaving();
    }

    void close(String name, ServedGame game) {
        games.remove(name);
        ended.remove(name);
        memory.close(game);
        host.closed(name, game.game());
    }

    /** Releases the files of all games. */
    void end() {
        games.values().forEach(game -> game.game().close());
    }

    private String name(Request request) throws RequestError {
        if (!request.has(GAME) && games.size() == 1)
            return games.keySet().iterator().next();
        return request.textOf(GAME, this::expected);
    }

    private String expected() {
        return games.isEmpty() ? "a 'start' first" : "one of " + String.join(", ", games.keySet());
    }

    private ServedGame named(Request request, String name) throws RequestError {
        ServedGame game = games.get(name);
        if (game == null) throw request.wrong(GAME, "no game is called '" + name + "'", expected());
        return game;
    }
}
