package io.github.deadcube.testkit.mcp;

import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;

/** {@code notation}: what texts of situations, scripts and cases can say, from the guides that ship. */
record NotationTool() implements AssistantTool {
    private static final String TOPIC = "topic";
    private static final Vector<String> PAGES = Vector.of("NOTATION.md", "CASES.md");
    private static final String HEADING = "\n## ";
    private static final String PART = "\n### ";
    private static final Map<String, String> TOPICS = topics();

    @Override
    public ToolCard card() {
        return new ToolCard(
                "notation",
                "Explain the notations",
                "Explains how situations, battlefields, scripts and cases are written, with examples. Begin with the "
                        + "topics 'Models', 'The turn' and 'Scripts'.",
                ToolSchema.object().oneOf(TOPIC, TOPICS.keySet().toVector(), "Default: the list of topics."),
                ToolSchema.object().needs().texts("topics", "").text("text", "What is said of the topic, in Markdown."),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        JsonObject structured =
                JsonObject.of("topics", TOPICS.keySet().toVector().asJava());
        if (!arguments.has(TOPIC))
            return new ToolResult("Topics: " + TOPICS.keySet().mkString(", "), structured);
        String topic = arguments.text(TOPIC);
        String text = TOPICS.get(topic)
                .getOrElseThrow(() -> AssistantTool.wrong(
                        TOPIC,
                        "there is nothing about '" + topic + "'",
                        "one of " + TOPICS.keySet().mkString(", ")));
        return new ToolResult(text, structured.with("text", text));
    }

    /** The sections of the pages by their headings; a section with parts has what stands before them. */
    private static Map<String, String> topics() {
        return PAGES.map(NotationTool::page)
                .flatMap(page -> Vector.of(page.split(HEADING)).tail())
                .flatMap(section -> Vector.of(section.split(PART)))
                .map(String::strip)
                .filter(section -> section.contains("\n"))
                .foldLeft(
                        LinkedHashMap.empty(),
                        (topics, section) -> topics.put(
                                section.substring(0, section.indexOf('\n')).replace("`", ""),
                                section.substring(section.indexOf('\n')).strip()));
    }

    private static String page(String name) {
        String file = "deadcube-cases/" + name;
        return "\n"
                + TextFile.packaged(NotationTool.class.getClassLoader().getResourceAsStream(file), file)
                        .replace("\r", "");
    }
}
