package io.github.deadcube.testkit.mcp;

import io.vavr.collection.Vector;

/** {@code game_answer}: makes choices in a game; then the bot plays until the assistant is asked again. */
record GameAnswerTool(AssistedGames games) implements AssistantTool {
    private static final String CHOICES = "choices";
    private static final String DUE = "due";
    private static final int MOST = 50;

    @Override
    public ToolCard card() {
        ToolSchema takes = AssistedGames.game(ToolSchema.object())
                .needs()
                .texts(
                        CHOICES,
                        MOST,
                        ToolSituations.LONGEST_CHOICE,
                        "One of the options, or several choices that follow each other, such as 'A1 activate', "
                                + "'A1 advance', 'A1 step c5'.")
                .number(DUE, 1, Integer.MAX_VALUE, "The 'due' of the question that is meant; another one is refused.");
        return new ToolCard(
                "game_answer",
                "Answer the question",
                "Makes choices, one after the other until one is not offered. The engine rolls the dice, and the bot "
                        + "plays until you are asked again. Answers with what has happened and the next question.",
                QuestionText.selects(takes),
                SeatedGame.gives(ToolSchema.object().needs().number("made", "How many of the choices were made.")),
                false);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        SeatedGame game = games.named(arguments);
        Vector<String> choices = arguments.texts(CHOICES);
        int made = game.choose(choices, arguments.number(DUE));
        String before = made < choices.size()
                ? made + " of " + choices.size() + " choices were made: '" + choices.get(made)
                        + "' is not offered after them.\n"
                : "";
        ToolResult next = game.goOn(before, arguments);
        return new ToolResult(next.text(), next.structured().with("made", made));
    }
}
