package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.mcp.AssistantTool.ToolResult;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/**
 * Situations as texts, each for one call.
 *
 * @param engine a server without games of an assistant
 * @param games the games that a call may name in place of a situation
 */
record ToolSituations(EngineClient engine, AssistedGames games) {
    static final String SITUATION = "situation";
    static final String AFTER = "after";
    static final String CHOICE = "choice";
    /** The most characters of a choice: longer than every choice. */
    static final int LONGEST_CHOICE = 500;

    private static final int LONGEST = 100_000;
    private static final int MOST_BEFORE = 50;

    /**
     * What is asked about.
     *
     * @param about the members of a request that name it
     * @param state the request for a handle of its state, as far as the assistant may know it
     */
    record Subject(EngineClient engine, JsonObject about, JsonObject state) {
        JsonObject request(String what) {
            return JsonObject.of("do", what).with(about);
        }
    }

    /** A question about a subject. */
    @FunctionalInterface
    interface Question {
        ToolResult asked(Subject subject) throws RefusedCall;
    }

    /** The arguments that say what a call is about. */
    static ToolSchema about(ToolSchema schema) {
        return EditionBooks.edition(schema.text(
                        SITUATION,
                        LONGEST,
                        "A situation as text, such as 'A1 RA 4+ FI 4+ SV 5+, rifle R6, at c4; "
                                + "B1 FI 4+ SV 5+ HP 2, at e4'. Either this or 'game'."))
                .text(AssistedGames.GAME, AssistedGames.LONGEST_NAME, "A game of 'game_start', as it is now.");
    }

    static ToolSchema after(ToolSchema schema) {
        return schema.texts(
                AFTER,
                MOST_BEFORE,
                LONGEST_CHOICE,
                "Choices that would be made before, in order, such as 'A1 activate'. Only the last may need dice.");
    }

    /** Asks about the situation of a call, which is dropped afterwards, or about its game, which stays as it is. */
    ToolResult ask(JsonAnswer arguments, Question question) throws RefusedCall {
        boolean text = arguments.has(SITUATION);
        if (text == arguments.has(AssistedGames.GAME))
            throw AssistantTool.wrong(
                    SITUATION, text ? "there is a 'game' too" : "it is missing, and there is no 'game'", "one of them");
        if (text) return within(arguments, question);
        if (arguments.has(EditionBooks.EDITION))
            throw AssistantTool.wrong(EditionBooks.EDITION, "a 'game' already has its rules", "no 'edition'");
        return question.asked(games.named(arguments).subject());
    }

    private ToolResult within(JsonAnswer arguments, Question question) throws RefusedCall {
        JsonObject start = JsonObject.of("do", "start")
                .with(SITUATION, arguments.text(SITUATION))
                .with("seed", 1);
        if (arguments.has(EditionBooks.EDITION)) start.put(EditionBooks.EDITION, arguments.text(EditionBooks.EDITION));
        engine.ask(start);
        try {
            return question.asked(new Subject(engine, new JsonObject(), JsonObject.of("do", "hold")));
        } finally {
            engine.ask(JsonObject.of("do", "close"));
        }
    }

    static Vector<String> before(JsonAnswer arguments) {
        return arguments.texts(AFTER);
    }
}
