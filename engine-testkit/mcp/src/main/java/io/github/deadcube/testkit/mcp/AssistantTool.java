package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.testkit.serve.JsonObject;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** A tool for assistants. */
interface AssistantTool {
    /** Its name, and what an assistant must know to call it. */
    ToolCard card();

    ToolResult call(JsonAnswer arguments) throws RefusedCall;

    /**
     * What an assistant reads of a tool.
     *
     * @param name the word by which it is called
     * @param title its name for people
     * @param text what it does
     * @param takes the schema of its arguments
     * @param gives the schema of its results
     * @param reads whether it changes nothing
     */
    record ToolCard(String name, String title, String text, ToolSchema takes, ToolSchema gives, boolean reads) {}

    /**
     * The same result twice.
     *
     * @param text for an assistant
     * @param structured for a program
     */
    record ToolResult(String text, JsonObject structured) {}

    /** The refusal of an argument; of the whole call if it has no name. */
    static RefusedCall wrong(String argument, String text, String expected) {
        Map<String, Object> fault = new LinkedHashMap<>();
        fault.put("where", argument);
        fault.put("rule", RuleIds.ASK_11.id());
        fault.put("text", text);
        fault.put("expected", expected);
        return new RefusedCall(Vector.of(new JsonAnswer(fault)));
    }

    /**
     * The tool as the SDK serves it. A refusal is a result with a mark, so that an assistant can correct its call.
     *
     * @param bugs is given what a tool throws
     */
    default SyncToolSpecification specification(JsonSchemaValidator schemas, Consumer<Throwable> bugs) {
        ToolCard card = card();
        Tool tool = Tool.builder(card.name(), card.takes().json())
                .title(card.title())
                .description(card.text())
                .outputSchema(card.gives().json())
                .annotations(ToolAnnotations.builder()
                        .readOnlyHint(card.reads())
                        .destructiveHint(false)
                        .openWorldHint(false)
                        .build())
                .build();
        return SyncToolSpecification.builder()
                .tool(tool)
                .callHandler((exchange, request) -> answered(request, card.takes(), schemas, bugs))
                .build();
    }

    /** The SDK would check them too, but not say what a tool takes. */
    private static Map<String, Object> checked(
            Map<String, Object> arguments, ToolSchema takes, JsonSchemaValidator schemas) throws RefusedCall {
        JsonSchemaValidator.ValidationResponse checked = schemas.validate(takes.json(), arguments);
        if (!checked.valid())
            throw wrong(
                    "",
                    String.valueOf(checked.errorMessage()).replaceFirst("^.*?JSON schema validation errors: ", ""),
                    takes.words());
        // JSON can escape what no text can hold
        Option<Fault> half = TextBounds.half(arguments.toString());
        if (half.isDefined()) throw wrong("", half.get().text(), half.get().expected());
        return arguments;
    }

    private CallToolResult answered(
            CallToolRequest request, ToolSchema takes, JsonSchemaValidator schemas, Consumer<Throwable> bugs) {
        try {
            ToolResult result = call(
                    new JsonAnswer(checked(Option.of(request.arguments()).getOrElse(JsonObject::new), takes, schemas)));
            return CallToolResult.builder()
                    .addTextContent(result.text())
                    .structuredContent(result.structured())
                    .isError(false)
                    .build();
        } catch (RefusedCall refused) {
            return refused(refused.text());
        } catch (RuntimeException | StackOverflowError bug) {
            bugs.accept(bug);
            return refused(
                    "there is no answer, because of a bug: " + bug.getClass().getName());
        }
    }

    private static CallToolResult refused(String text) {
        return CallToolResult.builder().addTextContent(text).isError(true).build();
    }
}
