package io.github.deadcube.testkit.mcp;

/** {@code game_question}: the open question of a game. */
record GameQuestionTool(AssistedGames games) implements AssistantTool {
    @Override
    public ToolCard card() {
        return new ToolCard(
                "game_question",
                "Show the question",
                "Shows the open question of a game again, with its options.",
                QuestionText.selects(AssistedGames.game(ToolSchema.object())),
                SeatedGame.gives(ToolSchema.object()),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        return games.named(arguments).question(arguments);
    }
}
