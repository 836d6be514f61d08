package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The open games of a server by name. If the engine or a rule throws in one of them, only that game ends. Each game has
 * a lock of its own, so that no game waits for another; the names are locked only while one is looked up.
 */
final class OpenGames {
    private static final String GAME = "game";
    /** The end of the name of a game that follows another one. */
    private static final Pattern FOLLOWING = Pattern.compile("-r[0-9]{1,9}$");

    private final ServerLimits limits;
    private final KeptMemory memory;
    private final GameHost host;
    private final Consumer<Throwable> bugs;
    private final Map<String, ServedGame> games = new LinkedHashMap<>();
    /** The names of games that are about to open. */
    private final Set<String> opening = new LinkedHashSet<>();
    /** Why games have ended: a bug, after which the state may be wrong, or a lost file. 'save' returns all inputs. */
    private final Map<String, CharSequence> ended = new LinkedHashMap<>();
    /** The clients that have opened the games; games that a server has opened again have none. */
    private final Map<String, String> clients = new LinkedHashMap<>();

    private int opened;

    OpenGames(ServerLimits limits, KeptMemory memory, GameHost host, Consumer<Throwable> bugs) {
        this.limits = limits;
        this.memory = memory;
        this.host = host;
        this.bugs = bugs;
    }

    /** The names of the games that everybody may know of. */
    synchronized Vector<String> names() {
        return Vector.ofAll(games.entrySet())
                .filter(game -> game.getValue().table().talk().isWatched())
                .map(Map.Entry::getKey);
    }

    synchronized Vector<String> allNames() {
        return Vector.ofAll(games.keySet());
    }

    /** What can be said of a game; none if it is not open, or a bug ends it. */
    <T> Option<T> inGame(Request request, String name, Handlers.About<ServedGame, Option<T>> handler) {
        try {
            return about(request, name, found(request, name), handler);
        } catch (RequestError gone) {
            return Option.none();
        }
    }

    /** A free name for the game that follows one. */
    synchronized String following(String name) {
        String base = FOLLOWING.matcher(name).replaceFirst("");
        String begin = base.substring(0, Math.min(base.length(), limits.name() / 2));
        int number = 2;
        while (isTaken(begin + "-r" + number) || !host.isFree(begin + "-r" + number)) number++;
        return begin + "-r" + number;
    }

    /**
     * The name of the next game: the requested name, or the first free number. Refuses a game for which there is no
     * room.
     */
    synchronized String next(Request request) throws RequestError {
        if (games.size() + opening.size() >= limits.games())
            throw request.wrong(
                    Request.DO, Sentence.of("{games} games are open", limits.games()), "fewer: close some first");
        int own = ServerLimits.share(limits.games(), request);
        String client = request.work().client();
        if (clients.values().stream().filter(client::equals).count() >= own)
            throw request.wrong(
                    Request.DO, Sentence.of("{own} games of your address are open", own), "fewer: close some first");
        memory.checkRoom(request);
        if (!request.has(GAME)) return free();
        String name = request.text(GAME);
        if (name.isEmpty()) throw request.wrong(GAME, "the name is empty", "a name, or no 'game'");
        if (name.length() > limits.name())
            throw request.wrong(
                    GAME, "the name is too long", Sentence.of("{limits} characters at most", limits.name()));
        if (isTaken(name))
            throw request.wrong(GAME, Sentence.of("a game is called '{name}' already", name), "another name");
        return name;
    }

    private String free() {
        int number = opened + 1;
        while (isTaken(GAME + number) || !host.isFree(GAME + number)) number++;
        return GAME + number;
    }

    private boolean isTaken(String name) {
        return games.containsKey(name) || opening.contains(name);
    }

    /** Makes the game that is kept under a name. */
    @FunctionalInterface
    interface Making {
        ServedGame under(String name) throws RequestError;
    }

    /**
     * Opens a game, if there is room for it; otherwise closes it.
     *
     * @param making is given the name, which is that of {@link #next} unless another game has taken it since
     * @param keep lets the host keep the game, and returns why it cannot
     */
    ServedGame open(Request request, Game played, Making making, Function<ServedGame, Option<Fault>> keep)
            throws RequestError {
        Option<String> reserved = Option.none();
        Option<ServedGame> counted = Option.none();
        boolean open = false;
        try {
            String name = reserved(request);
            reserved = Option.some(name);
            ServedGame game = making.under(name);
            memory.open(request, game);
            counted = Option.some(game);
            Option<Fault> fault = keep.apply(game);
            if (fault.isDefined()) throw request.wrong(GAME, fault.toVector());
            open = true;
            game.table().opened();
            opened(name, game);
            return game;
        } finally {
            if (!open) {
                counted.forEach(memory::close);
                played.close();
                reserved.forEach(this::released);
            }
        }
    }

    private synchronized String reserved(Request request) throws RequestError {
        String name = next(request);
        opening.add(name);
        clients.put(name, request.work().client());
        return name;
    }

    private synchronized void opened(String name, ServedGame game) {
        opening.remove(name);
        games.put(name, game);
        opened++;
    }

    private synchronized void released(String name) {
        opening.remove(name);
        clients.remove(name);
    }

    /**
     * The answer of the named game or of the only open game. It may change the game: other requests of this game wait.
     */
    <T> T in(Request request, Handlers.About<ServedGame, T> handler) throws RequestError {
        String name = name(request);
        ServedGame game = named(request, name);
        synchronized (game.lock()) {
            try {
                T answer = about(request, name, game, handler);
                kept(request, name, game);
                return answer;
            } finally {
                if (isOpen(name, game)) memory.count(game);
            }
        }
    }

    /** As {@link #in}, of a request that only reads: other requests of the game do not wait. */
    <T> T about(Request request, Handlers.About<ServedGame, T> handler) throws RequestError {
        String name = name(request);
        return about(request, name, named(request, name), handler);
    }

    private <T> T about(Request request, String name, ServedGame game, Handlers.About<ServedGame, T> handler)
            throws RequestError {
        checkOpen(request, name, game);
        try {
            game.settle();
            return handler.done(game, request);
        } catch (RequestError fault) {
            throw fault;
        } catch (Throwable bug) {
            if (Work.Stopped.why(bug).isDefined()) throw bug;
            end(name, game, "a bug has ended the game");
            bugs.accept(bug);
            throw request.failed("the game has ended; 'save' returns its record", bug);
        }
    }

    private synchronized void checkOpen(Request request, String name, ServedGame game) throws RequestError {
        if (!isOpen(name, game)) throw unknown(request, name);
        if (ended.containsKey(name)) throw request.wrong(Request.DO, ended.get(name), "'save' or 'close'");
    }

    private synchronized boolean isOpen(String name, ServedGame game) {
        return games.get(name) == game;
    }

    private synchronized void end(String name, ServedGame game, CharSequence why) {
        if (isOpen(name, game)) ended.put(name, why);
    }

    /** Ends a game that its file does not hold completely, so that no answered input can be lost. */
    private void kept(Request request, String name, ServedGame game) throws RequestError {
        Option<Fault> lost = game.game().fault();
        if (lost.isEmpty()) return;
        host.lost(name, lost.get());
        CharSequence why = "the game has ended, because the server cannot keep it any more";
        end(name, game, why);
        throw request.wrong(Request.DO, why, "'save' or 'close'");
    }

    /** The record of a game, also of a game that has ended. */
    JsonObject save(Request request) throws RequestError {
        return named(request, name(request)).save(request);
    }

    /**
     * Closes a game, or notes that one of two people asks for it. Returns the sides that have asked for what both must
     * ask for.
     */
    Vector<Side> close(Request request) throws RequestError {
        String name = name(request);
        ServedGame game = named(request, name);
        synchronized (game.lock()) {
            if (!game.seats().closes(request)) {
                game.terms().told(game.game().number());
                return game.seats().leaving();
            }
            if (!close(name, game)) throw unknown(request, name);
            return Vector.empty();
        }
    }

    /** Whether the game was open. */
    boolean close(String name, ServedGame game) {
        synchronized (game.lock()) {
            if (!removed(name, game)) return false;
            memory.close(game);
            host.closed(name, game.game());
            return true;
        }
    }

    private synchronized boolean removed(String name, ServedGame game) {
        if (!isOpen(name, game)) return false;
        games.remove(name);
        ended.remove(name);
        clients.remove(name);
        return true;
    }

    /** Releases the files of all games. */
    synchronized void end() {
        games.values().forEach(game -> game.game().close());
    }

    private synchronized String name(Request request) throws RequestError {
        if (!request.has(GAME) && games.size() == 1)
            return games.keySet().iterator().next();
        return request.textOf(GAME, this::expected);
    }

    private synchronized CharSequence expected() {
        Vector<String> names = names();
        return names.isEmpty() ? "a 'start' first" : Sentence.of("one of {names}", names);
    }

    /** The game that a request names, if the request may know of it. */
    private ServedGame named(Request request, String name) throws RequestError {
        ServedGame game = found(request, name);
        if (!game.isOpenTo(request)) throw unknown(request, name);
        return game;
    }

    private synchronized ServedGame found(Request request, String name) throws RequestError {
        ServedGame game = games.get(name);
        if (game == null) throw unknown(request, name);
        return game;
    }

    private RequestError unknown(Request request, String name) {
        return request.wrong(GAME, Sentence.of("no game is called '{name}'", name), expected());
    }
}
