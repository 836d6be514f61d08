package io.github.deadcube.testkit.mcp;

import io.github.deadcube.Game;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.mcp.AssistantTool.ToolResult;
import io.github.deadcube.testkit.mcp.ToolSituations.Subject;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** A game as an assistant plays it: from a seat, which sees what its side may see, against a bot. */
final class SeatedGame {
    private static final String SIDE = "side";
    private static final int WIDTH = 120;

    private final EngineClient engine;
    private final String name;
    private final Game game;
    private final Side side;
    private final Opponent opponent;
    /** How many inputs the assistant has been told. */
    private int told;

    /**
     * Who plays the other side.
     *
     * @param seed of what it decides by chance
     */
    record Opponent(String bot, long seed) {}

    SeatedGame(EngineClient engine, String name, Game game, Side side, Opponent opponent) {
        this.engine = engine;
        this.name = name;
        this.game = game;
        this.side = side;
        this.opponent = opponent;
    }

    String name() {
        return name;
    }

    JsonObject request(String what) {
        return JsonObject.of("do", what).with(AssistedGames.GAME, name);
    }

    /** The game as what is asked about: a state is one that the side cannot distinguish from the true one. */
    Subject subject() {
        return new Subject(
                engine,
                JsonObject.of(AssistedGames.GAME, name),
                request("complete").with(SIDE, side).with("seed", 1));
    }

    /** What the results of a game have besides the question. */
    static ToolSchema gives(ToolSchema schema) {
        return QuestionText.gives(schema.needs()
                .text(AssistedGames.GAME, "")
                .needs()
                .number("due", "The number of the next input.")
                .needs()
                .texts("told", "What has happened since the last call, as the side may know it."));
    }

    /** Makes choices one after the other, until one is not offered or the other side is asked; how many were made. */
    int choose(Vector<String> choices, int number) throws RefusedCall {
        JsonObject request = request("choose").with(SIDE, side).with("choices", choices);
        if (number > 0) request.put("number", number);
        return engine.ask(request).all("updates").count(update -> isChoice(update));
    }

    private boolean isChoice(JsonAnswer update) {
        return update.text(SIDE).equals(side.toString())
                && !update.inner("input").map(input -> input.text("type")).contains("dice");
    }

    /**
     * Lets the bot answer until the assistant is asked or the game is over, and tells it.
     *
     * @param before what stands before the story
     */
    ToolResult goOn(String before, JsonAnswer arguments) throws RefusedCall {
        JsonAnswer asked;
        try {
            asked = playOn();
        } catch (RefusedCall stuck) {
            throw stuck.after(before + news().map(line -> line + "\n").mkString() + "The bot cannot go on: ");
        }
        return question(before, news(), asked, arguments);
    }

    /** The question after the answers of the bot. */
    private JsonAnswer playOn() throws RefusedCall {
        Side other = side.other();
        JsonAnswer asked = asked();
        while (asked.has("waiting")) {
            JsonAnswer advice = engine.ask(request("advise")
                    .with(SIDE, other)
                    .with("bot", opponent.bot())
                    .with("seed", opponent.seed() + game.number()));
            engine.ask(request("choose")
                    .with(SIDE, other)
                    .with("number", advice.number("due"))
                    .with("choice", advice.text("text")));
            asked = asked();
        }
        return asked;
    }

    /** The open question, without anything new. */
    ToolResult question(JsonAnswer arguments) throws RefusedCall {
        return question("", Vector.empty(), asked(), arguments);
    }

    private ToolResult question(String before, Vector<String> news, JsonAnswer asked, JsonAnswer arguments)
            throws RefusedCall {
        QuestionText question = QuestionText.of(asked, arguments);
        return new ToolResult(
                before + news.append(question.text()).mkString("\n"),
                question.into(JsonObject.of(AssistedGames.GAME, name)
                        .with("due", asked.number("due"))
                        .with("told", news.asJava())));
    }

    private JsonAnswer asked() throws RefusedCall {
        return engine.ask(request("prompt").with(SIDE, side));
    }

    private Vector<String> news() throws RefusedCall {
        Vector<JsonAnswer> updates = updates(told);
        told += updates.size();
        return lines(updates);
    }

    /** The inputs after a number, with their events, as the side may know them. */
    Vector<JsonAnswer> updates(int since) throws RefusedCall {
        return engine.ask(request("events").with(SIDE, side).with("since", since))
                .all("updates");
    }

    static Vector<String> lines(Vector<JsonAnswer> updates) {
        return updates.flatMap(update -> update.texts("told"));
    }

    int due() {
        return game.number();
    }

    /** The battlefield with its models, as the side sees it. */
    String drawing() {
        return game.seat(side).drawing(WIDTH);
    }

    /** The card and the state of each model, a line each. */
    Vector<String> cards() {
        Position position = game.seat(side).view().position();
        return position.models()
                .flatMap(model -> TextDrawing.card(position, model.id()))
                .toVector();
    }
}
