package io.github.deadcube.testkit.mcp;

import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;
import java.util.List;

/** {@code catalogue}: the names of what ships. */
record CatalogueTool(EngineClient engine) implements AssistantTool {
    private static final Vector<String> KINDS = Vector.of("editions", "battlefields", "teams", "scenarios", "bots");

    @Override
    public ToolCard card() {
        return new ToolCard(
                "catalogue",
                "List what ships",
                "Lists the editions, battlefields, strike teams, scenarios and bots that ship, by the names that "
                        + "'game_start' takes.",
                ToolSchema.object(),
                KINDS.foldLeft(
                        ToolSchema.object(), (schema, kind) -> schema.needs().texts(kind, "")),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) {
        JsonAnswer greeting = engine.greeting();
        JsonObject structured = new JsonObject();
        for (String kind : KINDS)
            structured.put(kind, List.copyOf(greeting.texts(kind).asJava()));
        return new ToolResult(
                KINDS.map(kind -> kind + ": " + greeting.texts(kind).mkString(", "))
                        .mkString("\n"),
                structured);
    }
}
