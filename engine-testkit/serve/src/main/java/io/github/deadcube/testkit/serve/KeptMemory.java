package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The memory that open games and held states need, an estimate in bytes that is rather too large. The engine prepares data for each game;
 * it is needed as long as the game is open or one of its states is held. Thread-safe.
 */
final class KeptMemory {
    private static final long MEGABYTE = 1 << 20;
    /** The cards, the rules, and what the engine prepares from them. */
    private static final long OF_GAME = 384 << 10;
    /** The steps and lines of sight that the engine remembers. */
    private static final long OF_CUBE = 1 << 10;

    private static final long OF_INPUT = 2 << 10;
    /** A request that opens a game needs so much for each character. A line of a record may have only two, and becomes an object. */
    private static final long OF_CHARACTER = 48;

    private static final long OF_STATE = 1 << 10;
    private static final long OF_MODEL = 128;
    /** A game remembers so many battlefields as doors open and scenery goes. */
    private static final int BATTLEFIELDS = 9;

    private final int most;
    private final Map<GameAnswers, Use> games = new LinkedHashMap<>();
    private long sum;

    /** The memory of a game. Its users are the open game and its states. */
    private static final class Use {
        private final long prepared;
        private long text;
        private long played;
        private int users;

        Use(long prepared) {
            this.prepared = prepared;
        }
    }

    /** @param most in MB */
    KeptMemory(int most) {
        this.most = most;
    }

    /** Refuses a request that would keep more. A quarter of the memory is for the inputs of open games. */
    synchronized void checkRoom(Request request) throws RequestError {
        checkRoom(request, 0);
    }

    private synchronized void checkRoom(Request request, long more) throws RequestError {
        if (sum + more > most * MEGABYTE / 4 * 3) throw full(request, more);
    }

    /** Refuses a request that continues a game. */
    synchronized void checkProgress(Request request) throws RequestError {
        if (sum > most * MEGABYTE) throw full(request, 0);
    }

    private RequestError full(Request request, long more) {
        return request.wrong(
                Request.DO,
                "games and states need " + (sum + more) / MEGABYTE + " MB",
                "at most " + most + " MB: close games or drop states first");
    }

    /** Counts a new open game, or refuses it. */
    synchronized void open(Request request, ServedGame game) throws RequestError {
        GameState state = game.state();
        long text = request.length() * OF_CHARACTER;
        checkRoom(request, prepared(state) + text);
        use(game.shown(), state).text = text;
        sum += text;
        count(game);
    }

    /** Counts the inputs of an open game again, with those that were taken back and are still told. */
    synchronized void count(ServedGame game) {
        Use use = used(game.shown());
        long now = (game.game().number() + game.undos().inputs()) * OF_INPUT;
        sum += now - use.played;
        use.played = now;
    }

    synchronized void close(ServedGame game) {
        Use use = used(game.shown());
        sum -= use.played + use.text;
        use.played = 0;
        use.text = 0;
        leave(game.shown());
    }

    synchronized void hold(GameAnswers game, GameState state) {
        use(game, state);
        sum += of(state);
    }

    synchronized void drop(GameAnswers game, GameState state) {
        sum -= of(state);
        leave(game);
    }

    private Use used(GameAnswers game) {
        return Objects.requireNonNull(games.get(game));
    }

    private Use use(GameAnswers game, GameState state) {
        Use use = games.get(game);
        if (use == null) {
            use = new Use(prepared(state));
            games.put(game, use);
            sum += use.prepared;
        }
        use.users++;
        return use;
    }

    private void leave(GameAnswers game) {
        Use use = used(game);
        if (--use.users > 0) return;
        games.remove(game);
        sum -= use.prepared;
    }

    private static long prepared(GameState state) {
        Setup setup = state.position().game().setup();
        int pieces =
                setup.scenario() instanceof Mission mission ? mission.scenery().size() : 0;
        return (OF_GAME + OF_CUBE * setup.battlefield().size())
                * Math.min(BATTLEFIELDS, 1 << Math.min(pieces, BATTLEFIELDS));
    }

    private static long of(GameState state) {
        return OF_STATE + OF_MODEL * state.position().models().size();
    }
}
