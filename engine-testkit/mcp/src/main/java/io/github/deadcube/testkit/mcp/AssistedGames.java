package io.github.deadcube.testkit.mcp;

import io.github.deadcube.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.serve.GameHost;
import io.github.deadcube.testkit.serve.JsonObject;
import io.github.deadcube.testkit.serve.Server;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** The games in which an assistant has a seat, by name. Their number and size have the limits of a server. */
final class AssistedGames {
    static final String GAME = "game";
    /** The most characters of a name. */
    static final int LONGEST_NAME = 100;

    private final EngineClient engine;
    private final OpenedGames opened;
    private final Map<String, SeatedGame> seated = new LinkedHashMap<>();

    private AssistedGames(EngineClient engine, OpenedGames opened) {
        this.engine = engine;
        this.opened = opened;
    }

    static AssistedGames of(Rules rules, Server.Options options, McpJsonMapper json) {
        OpenedGames opened = new OpenedGames();
        Server.Options hosted = new Server.Options(
                options.orders(),
                options.files(),
                options.legal(),
                options.scenario(),
                options.limits(),
                options.bugs(),
                opened);
        return new AssistedGames(new EngineClient(new Server(rules, hosted), json), opened);
    }

    /** The argument that names a game. */
    static ToolSchema game(ToolSchema schema) {
        return schema.needs().text(GAME, LONGEST_NAME, "The name that 'game_start' has answered.");
    }

    /** Starts a game in which the assistant has a side, and a bot the other one. */
    SeatedGame start(JsonObject request, Side side, SeatedGame.Opponent opponent) throws RefusedCall {
        String name = engine.ask(request.with("do", "start")).text(GAME);
        SeatedGame game = new SeatedGame(engine, name, opened.named(name), side, opponent);
        seated.put(name, game);
        return game;
    }

    /** The game that a call names. */
    SeatedGame named(JsonAnswer arguments) throws RefusedCall {
        String name = arguments.text(GAME);
        SeatedGame game = seated.get(name);
        if (game == null)
            throw AssistantTool.wrong(
                    GAME,
                    "no game is called '" + name + "'",
                    seated.isEmpty() ? "one that 'game_start' begins" : "one of " + names().mkString(", "));
        return game;
    }

    void end(SeatedGame game) throws RefusedCall {
        engine.ask(game.request("close"));
        seated.remove(game.name());
    }

    Vector<String> names() {
        return Vector.ofAll(seated.keySet());
    }

    /** The games that the server has opened. */
    private static final class OpenedGames implements GameHost {
        private final Map<String, Game> games = new LinkedHashMap<>();

        Game named(String name) {
            return Option.of(games.get(name)).get();
        }

        @Override
        public Option<Fault> opened(String name, String terms, Game game) {
            games.put(name, game);
            return Option.none();
        }

        @Override
        public void closed(String name, Game game) {
            games.remove(name);
        }
    }
}
