package io.github.deadcube.testkit.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** A JSON object with ordered members: maps, lists, texts, numbers, booleans, and raw JSON. */
public final class JsonObject extends LinkedHashMap<String, Object> {
    private static final long serialVersionUID = 1;
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    public record Raw(String json) {}

    public static JsonObject of(String name, Object value) {
        return new JsonObject().with(name, value);
    }

    /**
     * A fault of a text, or of something that has no lines: {@code where}, {@code rule}, {@code text},
     * {@code expected}, {@code line} and {@code column}, if they say something.
     */
    public static JsonObject of(Fault fault) {
        return of(fault, 0, Language.ENGLISH);
    }

    /**
     * A fault in a line of a conversation.
     *
     * @param line the line of a fault that has none
     */
    static JsonObject of(Fault fault, int line, Language language) {
        JsonObject json = new JsonObject();
        if (!fault.where().names().isEmpty()) json.put("where", fault.where().names());
        json.put("rule", fault.rule().id());
        json.put("text", fault.textIn(language));
        String expected = fault.expectedIn(language);
        if (!expected.isEmpty()) json.put("expected", expected);
        int at = fault.where().line() > 0 ? fault.where().line() : line;
        if (at > 0) json.put("line", at);
        if (fault.where().column() > 0) json.put("column", fault.where().column());
        return json;
    }

    /** Faults of a text, or of something that has no lines, in a language. */
    static Seq<JsonObject> of(Seq<Fault> faults, Language language) {
        return faults.map(fault -> of(fault, 0, language));
    }

    public JsonObject with(String name, Object value) {
        put(name, value);
        return this;
    }

    public JsonObject with(JsonObject others) {
        putAll(others);
        return this;
    }

    /** Adds a member if there is a value; returns this object. */
    public JsonObject with(String name, Option<?> value) {
        value.forEach(some -> put(name, some));
        return this;
    }

    /** The JSON Pointer (RFC 6901) of a member. */
    static String pointer(String object, String member) {
        return object + "/" + member.replace("~", "~0").replace("/", "~1");
    }

    /** The object on one line, without a line break. */
    public String line() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            write(this, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Map<?, ?> object) {
            json.writeStartObject();
            for (Map.Entry<?, ?> member : object.entrySet()) {
                json.writeFieldName(String.valueOf(member.getKey()));
                write(member.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof Iterable<?> list) {
            json.writeStartArray();
            for (Object one : list) write(one, json);
            json.writeEndArray();
        } else if (value instanceof Raw raw) json.writeRawValue(raw.json());
        else if (value instanceof Boolean || value instanceof Number) json.writePOJO(value);
        else json.writeString(value.toString());
    }
}
