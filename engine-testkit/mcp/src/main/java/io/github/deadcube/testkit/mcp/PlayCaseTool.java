package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code play_case}: whether cases hold, texts of a situation, choices, dice and expectations. */
record PlayCaseTool(EngineClient engine) implements AssistantTool {
    private static final String CASES = "cases";
    private static final String FAILURES = "failures";
    private static final int LONGEST = 200_000;

    @Override
    public ToolCard card() {
        ToolSchema fault = ToolSchema.object()
                .text("where", "")
                .needs()
                .text("rule", "")
                .needs()
                .text("text", "")
                .text("expected", "")
                .number("line", "")
                .number("column", "");
        ToolSchema failure = ToolSchema.object()
                .needs()
                .text("edition", "")
                .needs()
                .objects("faults", fault, "")
                .needs()
                .text("report", "Where the case stands when it fails.");
        ToolSchema played = ToolSchema.object()
                .needs()
                .number("line", "")
                .needs()
                .texts("rules", "")
                .needs()
                .text("shows", "")
                .needs()
                .objects(FAILURES, failure, "");
        return new ToolCard(
                "play_case",
                "Play a case",
                "Plays cases: a heading, a situation, 'play', then choices, 'dice' and 'expect', a line each. Says "
                        + "whether each holds, and what happens in place of what it expects. 'notation' explains them "
                        + "('Scripts', 'The format').",
                ToolSchema.object()
                        .needs()
                        .text(
                                CASES,
                                LONGEST,
                                "Such as 'case ADV-3: a model at the edge', 'A1 at a1; B1 at h8', 'play' and "
                                        + "'expect A1 at a1' on four lines."),
                ToolSchema.object()
                        .needs()
                        .yes("hold", "Whether all hold.")
                        .needs()
                        .objects(CASES, played, ""),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        JsonAnswer answer = engine.ask(JsonObject.of("do", CASES).with(CASES, arguments.text(CASES)));
        Vector<JsonAnswer> played = answer.all(CASES);
        boolean hold = played.forAll(one -> one.all(FAILURES).isEmpty());
        return new ToolResult(
                played.isEmpty()
                        ? "There is no case."
                        : played.map(PlayCaseTool::text).mkString("\n"),
                JsonObject.of("hold", hold)
                        .with(CASES, played.map(JsonAnswer::members).asJava()));
    }

    private static String text(JsonAnswer one) {
        String name = "case in line " + one.text("line") + ", "
                + one.texts("rules").mkString(", ") + ": " + one.text("shows");
        Vector<JsonAnswer> failures = one.all(FAILURES);
        return failures.isEmpty()
                ? name + " — holds"
                : failures.map(failure -> failure.text("edition") + ": " + failure.text("report"))
                        .prepend(name + " — does not hold")
                        .mkString("\n");
    }
}
