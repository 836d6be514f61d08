package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.mcp.ToolSituations.Subject;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code legal}: whether a choice is legal and why not, or all choices that are. */
record LegalTool(ToolSituations situations) implements AssistantTool {
    private static final String REFUSED = "refused";

    @Override
    public ToolCard card() {
        ToolSchema takes = ToolSituations.after(ToolSituations.about(ToolSchema.object()))
                .text(
                        ToolSituations.CHOICE,
                        ToolSituations.LONGEST_CHOICE,
                        "The choice, such as 'A1 shoot rifle at B1'. Default: lists what is legal.");
        return new ToolCard(
                "legal",
                "Is this legal, and why not?",
                "Says whether a choice is legal in a situation or a game; if not, the rule that forbids it, the "
                        + "reason, and what would be right. Without a choice it lists the legal ones. A model is "
                        + "activated before it acts: give 'A1 activate' in 'after'.",
                QuestionText.selects(takes),
                QuestionText.gives(ToolSchema.object()
                        .yes("legal", "Left out if the legal choices are listed.")
                        .text("rule", "The rule that forbids it.")
                        .text("reason", "")
                        .text("expected", "What would be right.")
                        .text(REFUSED, "The choice of 'after' that is refused, if it is one of them.")),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        return situations.ask(
                arguments,
                subject -> arguments.has(ToolSituations.CHOICE)
                        ? judged(subject, ToolSituations.before(arguments), arguments.text(ToolSituations.CHOICE))
                        : listed(subject, arguments));
    }

    private static ToolResult judged(Subject subject, Vector<String> before, String choice) throws RefusedCall {
        JsonObject why = subject.request("why").with(ToolSituations.CHOICE, choice);
        if (before.nonEmpty()) why.put(ToolSituations.AFTER, before);
        JsonAnswer answer = subject.engine().ask(why);
        if (answer.yes("offered")) return new ToolResult("Legal: " + choice, JsonObject.of("legal", true));
        JsonAnswer no = answer.inner("rejection").get();
        String refused = answer.has(REFUSED) ? answer.text(REFUSED) : choice;
        JsonObject structured =
                JsonObject.of("legal", false).with("rule", no.text("rule")).with("reason", no.text("text"));
        if (no.has("expected")) structured.put("expected", no.text("expected"));
        if (answer.has(REFUSED)) structured.put(REFUSED, refused);
        return new ToolResult("Not legal: " + refused + ": " + RefusedCall.reason(no), structured);
    }

    /** The choices after those of the call, which are tried on a copy. */
    private static ToolResult listed(Subject subject, JsonAnswer arguments) throws RefusedCall {
        Vector<String> before = ToolSituations.before(arguments);
        if (before.nonEmpty()) {
            ToolResult made = judged(subject, before.init(), before.last());
            if (!Boolean.TRUE.equals(made.structured().get("legal"))) return made;
        }
        String state = subject.engine().ask(subject.state()).text("state");
        for (String choice : before)
            state = subject.engine()
                    .ask(JsonObject.of("do", "apply")
                            .with("state", state)
                            .with(ToolSituations.CHOICE, choice)
                            .with("keep", false))
                    .text("state");
        JsonAnswer asked = subject.engine().ask(JsonObject.of("do", "prompt").with("state", state));
        subject.engine().ask(JsonObject.of("do", "drop").with("state", state));
        return QuestionText.of(asked, arguments).result();
    }
}
