package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code game_view}: the battlefield as the side of the assistant sees it. */
record GameViewTool(AssistedGames games) implements AssistantTool {
    private static final String CARDS = "cards";

    @Override
    public ToolCard card() {
        return new ToolCard(
                "game_view",
                "Look at the battlefield",
                "Draws the battlefield level by level, with the state of each model, as your side sees it.",
                AssistedGames.game(ToolSchema.object()).yes(CARDS, "Adds the cards of all models; default false."),
                ToolSchema.object()
                        .needs()
                        .number("due", "The number of the next input.")
                        .needs()
                        .text("drawing", "")
                        .needs()
                        .texts(CARDS, ""),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        SeatedGame game = games.named(arguments);
        Vector<String> cards = arguments.yes(CARDS) ? game.cards() : Vector.empty();
        String drawing = game.drawing();
        return new ToolResult(
                cards.prepend(drawing).mkString("\n"),
                JsonObject.of("due", game.due()).with("drawing", drawing).with(CARDS, cards.asJava()));
    }
}
