package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code game_end}: drops a game. */
record GameEndTool(AssistedGames games) implements AssistantTool {
    @Override
    public ToolCard card() {
        return new ToolCard(
                "game_end",
                "End a game",
                "Drops a game, also before it is over. There is room for some games only.",
                AssistedGames.game(ToolSchema.object()),
                ToolSchema.object().needs().texts("games", "Those that are left."),
                false);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        games.end(games.named(arguments));
        Vector<String> left = games.names();
        return new ToolResult(
                left.isEmpty() ? "No game is left." : "These games are left: " + left.mkString(", "),
                JsonObject.of("games", left.asJava()));
    }
}
