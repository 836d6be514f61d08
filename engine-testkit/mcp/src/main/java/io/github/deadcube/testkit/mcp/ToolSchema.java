package io.github.deadcube.testkit.mcp;

import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;

/** The JSON schema of an object with named members. A member that it does not name is an error. */
final class ToolSchema {
    private static final String TYPE = "type";

    private final Map<String, Object> properties = new LinkedHashMap<>();
    private Vector<String> needed = Vector.empty();

    /** The member that is added next must be there. */
    private boolean must;

    static ToolSchema object() {
        return new ToolSchema();
    }

    /** The next member must be there. */
    ToolSchema needs() {
        must = true;
        return this;
    }

    /** @param longest the most characters */
    ToolSchema text(String name, int longest, String text) {
        return with(name, described("string", text, "minLength", 1, "maxLength", longest));
    }

    ToolSchema text(String name, String text) {
        return with(name, described("string", text));
    }

    ToolSchema oneOf(String name, Vector<String> values, String text) {
        return with(name, described("string", text, "enum", values.asJava()));
    }

    ToolSchema number(String name, long least, long most, String text) {
        return with(name, described("integer", text, "minimum", least, "maximum", most));
    }

    ToolSchema number(String name, String text) {
        return with(name, described("integer", text));
    }

    ToolSchema decimal(String name, String text) {
        return with(name, described("number", text));
    }

    ToolSchema yes(String name, String text) {
        return with(name, described("boolean", text));
    }

    /** @param most the most elements */
    ToolSchema texts(String name, int most, int longest, String text) {
        return with(
                name,
                described(
                        "array",
                        text,
                        "items",
                        described("string", "", "minLength", 1, "maxLength", longest),
                        "minItems",
                        1,
                        "maxItems",
                        most));
    }

    ToolSchema texts(String name, String text) {
        return with(name, described("array", text, "items", described("string", "")));
    }

    ToolSchema objects(String name, ToolSchema each, String text) {
        return with(name, described("array", text, "items", each.json()));
    }

    ToolSchema inner(String name, ToolSchema object, String text) {
        Map<String, Object> schema = new LinkedHashMap<>(object.json());
        schema.put("description", text);
        return with(name, schema);
    }

    /** An object with any members. */
    ToolSchema any(String name, String text) {
        return with(name, described("object", text));
    }

    private ToolSchema with(String name, Map<String, Object> schema) {
        properties.put(name, schema);
        if (must) needed = needed.append(name);
        must = false;
        return this;
    }

    private static Map<String, Object> described(String type, String text, Object... more) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put(TYPE, type);
        if (!text.isEmpty()) schema.put("description", text);
        for (int i = 0; i < more.length; i += 2) schema.put((String) more[i], more[i + 1]);
        return schema;
    }

    Map<String, Object> json() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put(TYPE, "object");
        schema.put("properties", properties);
        schema.put("required", needed.asJava());
        schema.put("additionalProperties", false);
        return schema;
    }

    /** The names of the members, for messages. */
    String words() {
        return properties.isEmpty()
                ? "no arguments"
                : Vector.ofAll(properties.keySet())
                        .map(name -> "'" + name + "'" + (needed.contains(name) ? "" : " (optional)"))
                        .mkString(", ");
    }
}
