package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Sentence;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The memory that open games and held states need, an estimate in bytes that is rather too large. The engine prepares
 * data for each game; it is needed as long as the game is open or one of its states is held. Thread-safe.
 */
final class KeptMemory {
    private static final long MEGABYTE = 1 << 20;
    /** The cards, the rules, and what the engine prepares from them. */
    private static final long OF_GAME = 384 << 10;
    /** The steps and lines of sight that the engine remembers. */
    private static final long OF_CUBE = 1 << 10;

    private static final long OF_INPUT = 2 << 10;
    /** A note of the story has no state. */
    private static final long OF_NOTE = 1 << 7;
    /**
     * A request that opens a game needs so much for each character. A line of a record may have only two, and becomes
     * an object.
     */
    private static final long OF_CHARACTER = 48;

    private static final long OF_STATE = 1 << 10;
    private static final long OF_MODEL = 128;
    /** A game remembers so many battlefields as doors open and scenery goes. */
    private static final int BATTLEFIELDS = 9;

    private final int most;
    private final Map<GameAnswers, Use> games = new LinkedHashMap<>();
    /** The bytes of each client that keeps something; those of a game belong to the client that has opened it. */
    private final Map<String, Long> ofClients = new LinkedHashMap<>();

    private long sum;

    /** The memory of a game. Its users are the open game and its states. */
    private static final class Use {
        private final long prepared;
        private String client = "";
        private long text;
        private long played;
        private int users;

        Use(long prepared) {
            this.prepared = prepared;
        }

        /** Those of the open game; its states have bytes of their own. */
        long bytes() {
            return prepared + text + played;
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
        long room = most * MEGABYTE / 4 * 3;
        if (sum + more > room) throw full(request, more);
        String client = request.work().client();
        long own = ofClients.getOrDefault(client, 0L);
        // a client that has nothing may open a game that needs more than half, such as one on the largest battlefield
        if (!client.isEmpty() && own > 0 && own + more > room / 2)
            throw request.wrong(
                    Request.DO,
                    Sentence.of("the games and states of your address need {megabytes} MB", (own + more) / MEGABYTE),
                    Sentence.of("at most {megabytes} MB: close games or drop states first", room / 2 / MEGABYTE));
    }

    /** Refuses a request that continues a game. */
    synchronized void checkProgress(Request request) throws RequestError {
        if (sum > most * MEGABYTE) throw full(request, 0);
    }

    private RequestError full(Request request, long more) {
        return request.wrong(
                Request.DO,
                Sentence.of("games and states need {megabytes} MB", (sum + more) / MEGABYTE),
                Sentence.of("at most {most} MB: close games or drop states first", most));
    }

    /** Counts a new open game, or refuses it. */
    synchronized void open(Request request, ServedGame game) throws RequestError {
        GameState state = game.state();
        long text = request.length() * OF_CHARACTER;
        checkRoom(request, prepared(state) + text);
        Use use = use(game.shown(), state);
        use.text = text;
        use.client = request.work().client();
        sum += text;
        add(use.client, use.bytes());
        count(game);
    }

    /** Counts the inputs of an open game again, with those that were taken back and are still told. */
    synchronized void count(ServedGame game) {
        Use use = used(game.shown());
        long now = (game.game().number() + game.undos().inputs()) * OF_INPUT
                + game.table().talk().notes().size() * OF_NOTE;
        sum += now - use.played;
        add(use.client, now - use.played);
        use.played = now;
    }

    synchronized void close(ServedGame game) {
        Use use = used(game.shown());
        sum -= use.played + use.text;
        add(use.client, -use.bytes());
        use.played = 0;
        use.text = 0;
        leave(game.shown());
    }

    synchronized void hold(GameAnswers game, GameState state, String client) {
        use(game, state);
        sum += size(state);
        add(client, size(state));
    }

    synchronized void drop(GameAnswers game, GameState state, String client) {
        sum -= size(state);
        add(client, -size(state));
        leave(game);
    }

    private void add(String client, long bytes) {
        if (bytes != 0) ofClients.merge(client, bytes, (one, more) -> one + more == 0 ? null : one + more);
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

    private static long size(GameState state) {
        return OF_STATE + OF_MODEL * state.position().models().size();
    }
}
