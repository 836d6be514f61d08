package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.mcp.AssistantTool.ToolResult;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * A question with its options: all of them can be hundreds, so that a call selects some.
 *
 * @param question in words
 * @param about the question for programs
 */
record QuestionText(String question, JsonObject about, Vector<JsonAnswer> options, int all) {
    private static final String CONTAINS = "contains";
    private static final String FROM = "from";
    private static final int MOST = 60;
    private static final int ALL = 1_000_000;
    private static final int LONGEST = 100;
    private static final String TEXT = "text";
    private static final String LABEL = "label";

    /** The arguments that select options. */
    static ToolSchema selects(ToolSchema schema) {
        return schema.text(CONTAINS, LONGEST, "Lists only options with these characters, such as 'A1' or 'shoot'.")
                .number(FROM, 1, ALL, "The first option to list, from 1; " + MOST + " are listed.");
    }

    /** The members of a result that describe a question. */
    static ToolSchema gives(ToolSchema schema) {
        return schema.text("question", "")
                .text("side", "The side that is asked.")
                .text("type", "decision, dice, shuffle or finished.")
                .objects(
                        "options",
                        ToolSchema.object()
                                .needs()
                                .text(TEXT, "The choice, as it is given back.")
                                .text(LABEL, ""),
                        "")
                .number("all", "How many options there are, listed or not.")
                .text("winner", "The side that has won, if the game is over and not drawn.");
    }

    /**
     * @param asked an answer of the engine with a prompt
     * @param arguments which options are listed
     */
    static QuestionText of(JsonAnswer asked, JsonAnswer arguments) {
        JsonAnswer prompt = asked.inner("prompt").get();
        String words = arguments.text(CONTAINS).toLowerCase(Locale.ROOT);
        Vector<JsonAnswer> fitting = prompt.all("options")
                .filter(option -> (option.text(TEXT) + "\n" + option.text(LABEL))
                        .toLowerCase(Locale.ROOT)
                        .contains(words));
        int from = Math.max(0, arguments.number(FROM) - 1);
        JsonObject about = JsonObject.of("question", prompt.text(TEXT)).with("type", prompt.text("type"));
        if (prompt.has("side")) about.put("side", prompt.text("side"));
        prompt.inner("result")
                .filter(result -> result.has("winner"))
                .forEach(result -> about.put("winner", result.text("winner")));
        return new QuestionText(prompt.text(TEXT), about, fitting.drop(from).take(MOST), fitting.size());
    }

    String text() {
        if (all == 0 && options.isEmpty())
            return "decision".equals(about.get("type")) ? question + "\nNo option fits." : question;
        String listed = options.map(QuestionText::line).prepend(question).mkString("\n");
        int others = all - options.size();
        return others > 0
                ? listed + "\n… " + options.size() + " of " + all + " options; 'contains' and 'from' select others"
                : listed;
    }

    private static String line(JsonAnswer option) {
        String text = option.text(TEXT);
        String label = option.text(LABEL);
        String more = (label.startsWith(text) ? label.substring(text.length()) : label).strip();
        return more.isEmpty() ? "  " + text : "  " + text + "  — " + more;
    }

    /** Adds the question to a result. */
    JsonObject into(JsonObject structured) {
        return structured
                .with(about)
                .with(
                        "options",
                        options.map(option ->
                                        JsonObject.of(TEXT, option.text(TEXT)).with(LABEL, option.text(LABEL)))
                                .asJava())
                .with("all", all);
    }

    ToolResult result() {
        return new ToolResult(text(), into(new JsonObject()));
    }
}
