package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.serve.InstalledBots;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code game_start}: a game against a bot. */
record GameStartTool(AssistedGames games) implements AssistantTool {
    private static final String SIDE = "side";
    private static final String BOT = "bot";
    private static final String SEED = "seed";
    private static final String POINTS = "points";
    private static final String TEAMS = "teams";
    private static final Vector<String> TEXTS =
            Vector.of("battlefield", "scenario", EditionBooks.EDITION, ToolSituations.SITUATION);
    private static final int LONGEST = 100_000;
    /** The largest whole number that each reader of JSON knows exactly. */
    private static final long MOST_SEED = (1L << 53) - 1;

    @Override
    public ToolCard card() {
        ToolSchema takes = ToolSchema.object()
                .oneOf(SIDE, Side.BOTH.map(Side::toString), "Your side; default A.")
                .oneOf(BOT, InstalledBots.registry().names(), "Who plays the other side; default simple.")
                .number(
                        SEED,
                        0,
                        MOST_SEED,
                        "The same seed and choices give the same game. Default: other dice each time.")
                .text("battlefield", LONGEST, "A name of 'catalogue', or a text; default open-street.")
                .text("scenario", LONGEST, "A name of 'catalogue', or a text; default patrol.")
                .inner(
                        TEAMS,
                        ToolSchema.object()
                                .needs()
                                .text("A", LONGEST, "A name of 'catalogue', or a text.")
                                .needs()
                                .text("B", LONGEST, "A name of 'catalogue', or a text."),
                        "The strike teams; default: two that ship.")
                .number(POINTS, 1, Setup.MOST_POINTS, "The size of the teams in points; default 100.")
                .text(
                        ToolSituations.SITUATION,
                        LONGEST,
                        "Begins in the middle of a game, in place of battlefield, scenario, teams and points.");
        return new ToolCard(
                "game_start",
                "Start a game",
                "Starts a game against a bot. You play one side and see what it may see. Answers with the cards of all "
                        + "models, what has happened, and your first question. Then call 'game_answer'.",
                QuestionText.selects(EditionBooks.edition(takes)),
                SeatedGame.gives(ToolSchema.object().needs().texts("cards", "")),
                false);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        JsonObject request = new JsonObject();
        for (String member : TEXTS) if (arguments.has(member)) request.put(member, arguments.text(member));
        if (arguments.has(POINTS)) request.put(POINTS, arguments.number(POINTS));
        if (arguments.has(SEED)) request.put(SEED, Long.parseLong(arguments.text(SEED)));
        arguments.inner(TEAMS).forEach(teams -> request.put(TEAMS, teams.members()));
        Side side = arguments.has(SIDE) ? Side.valueOf(arguments.text(SIDE)) : Side.A;
        String bot = arguments.has(BOT) ? arguments.text(BOT) : "simple";
        long seed = arguments.has(SEED) ? Long.parseLong(arguments.text(SEED)) : 1;
        SeatedGame game = games.start(request, side, new SeatedGame.Opponent(bot, seed));
        Vector<String> cards = game.cards();
        String before = "'" + game.name() + "': you play side " + side + ", and the bot '" + bot + "' plays side "
                + side.other() + ".\n" + cards.mkString("\n") + "\n\n";
        ToolResult first = game.goOn(before, arguments);
        return new ToolResult(first.text(), first.structured().with("cards", cards.asJava()));
    }
}
