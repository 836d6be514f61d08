package io.github.deadcube.web.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;

/**
 * The documents of the protocol as types of TypeScript: a namespace for each JSON Schema, whose {@code Root} is the
 * document.
 */
final class TypeScript {
    private static final String DOCUMENT = "urn:deadcube:";
    private static final String OWN = "#/$defs/";

    private final StringBuilder text = new StringBuilder();

    private TypeScript() {}

    /** @param answer of the request {@code schemas} */
    static String text(String answer) throws IOException {
        TypeScript types = new TypeScript();
        types.text.append(
                "// The documents of the protocol of Deadcube. Made of the JSON Schemas that the request `schemas`"
                        + " answers.\n");
        new ObjectMapper()
                .readTree(answer)
                .get("schemas")
                .properties()
                .forEach(one -> types.document(one.getKey(), one.getValue()));
        return types.text.toString();
    }

    private void document(String name, JsonNode schema) {
        text.append("\nexport namespace " + title(name) + " {\n");
        named("Root", schema, name);
        schema.path("$defs").properties().forEach(each -> named(title(each.getKey()), each.getValue(), name));
        text.append("}\n");
    }

    private void named(String title, JsonNode schema, String document) {
        if (schema.has("description"))
            text.append("  /** " + schema.get("description").asText().replace("*/", "* /") + " */\n");
        text.append("  type " + title + " = " + type(schema, document) + ";\n");
    }

    private static String type(JsonNode schema, String document) {
        if (!schema.isObject()) return "unknown";
        if (schema.has("$ref")) return reference(schema.get("$ref").asText());
        if (schema.has("const")) return schema.get("const").toString();
        if (schema.has("enum")) return joined(schema.get("enum"), " | ", JsonNode::toString);
        for (String either : new String[] {"oneOf", "anyOf"})
            if (schema.has(either)) return "(" + joined(schema.get(either), " | ", each -> type(each, document)) + ")";
        if (schema.has("allOf")) return "(" + joined(schema.get("allOf"), " & ", each -> type(each, document)) + ")";
        JsonNode type = schema.path("type");
        if (type.isArray()) return "(" + joined(type, " | ", each -> simple(each.asText(), schema, document)) + ")";
        return simple(type.asText(schema.has("properties") ? "object" : ""), schema, document);
    }

    private static String simple(String type, JsonNode schema, String document) {
        return switch (type) {
            case "string", "boolean", "null" -> type;
            case "integer", "number" -> "number";
            case "array" -> "Array<" + type(schema.path("items"), document) + ">";
            case "object" -> object(schema, document);
            default -> "unknown";
        };
    }

    private static String object(JsonNode schema, String document) {
        JsonNode others = schema.path("additionalProperties");
        if (!schema.has("properties"))
            return "Record<string, " + (others.isObject() ? type(others, document) : "unknown") + ">";
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        StringJoiner members = new StringJoiner("; ", "{ ", " }");
        schema.get("properties")
                .properties()
                .forEach(one -> members.add("\"" + one.getKey() + "\"" + (required.contains(one.getKey()) ? "" : "?")
                        + ": " + type(one.getValue(), document)));
        return members.toString();
    }

    /** Of another document, of a definition, or of a property of a definition. */
    private static String reference(String reference) {
        String local = reference;
        String space = "";
        if (reference.startsWith(DOCUMENT)) {
            String[] parts = reference.substring(DOCUMENT.length()).split("#", 2);
            space = title(parts[0]) + ".";
            if (parts.length == 1) return space + "Root";
            local = "#" + parts[1];
        }
        if (!local.startsWith(OWN)) return "unknown";
        String[] path = local.substring(OWN.length()).split("/properties/", 2);
        return space + title(path[0]) + (path.length == 1 ? "" : "[\"" + path[1] + "\"]");
    }

    private static String joined(JsonNode list, String between, Function<JsonNode, String> each) {
        StringJoiner all = new StringJoiner(between);
        list.forEach(one -> all.add(each.apply(one)));
        return all.toString();
    }

    /** {@code choice.activate-typed} is {@code ChoiceActivateTyped}. */
    private static String title(String name) {
        StringBuilder title = new StringBuilder();
        for (String word : name.split("[^A-Za-z0-9]+", -1))
            if (!word.isEmpty())
                title.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        return title.toString();
    }
}
