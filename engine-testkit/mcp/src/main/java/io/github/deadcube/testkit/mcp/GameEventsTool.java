package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code game_events}: the story of a game. */
record GameEventsTool(AssistedGames games) implements AssistantTool {
    private static final String SINCE = "since";

    @Override
    public ToolCard card() {
        ToolSchema input = ToolSchema.object()
                .needs()
                .number("number", "")
                .text("side", "")
                .text("text", "The choice or the dice; left out if they are hidden.")
                .needs()
                .texts("events", "");
        return new ToolCard(
                "game_events",
                "Tell what happened",
                "Tells what has happened in a game, as your side may know it, and lists the inputs with their events.",
                AssistedGames.game(ToolSchema.object())
                        .number(SINCE, 0, Integer.MAX_VALUE, "The number of inputs to skip; default 0."),
                ToolSchema.object().needs().texts("told", "").needs().objects("inputs", input, ""),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        Vector<JsonAnswer> updates = games.named(arguments).updates(arguments.number(SINCE));
        Vector<String> told = SeatedGame.lines(updates);
        return new ToolResult(
                told.isEmpty() ? "Nothing has been told." : told.mkString("\n"),
                JsonObject.of("told", told.asJava())
                        .with("inputs", updates.map(GameEventsTool::json).asJava()));
    }

    private static JsonObject json(JsonAnswer update) {
        JsonObject json = JsonObject.of("number", update.number("number"));
        for (String member : Vector.of("side", "text")) if (update.has(member)) json.put(member, update.text(member));
        return json.with(
                "events", update.all("events").map(event -> event.text("text")).asJava());
    }
}
