package io.github.deadcube.testkit.cli.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values of JSON: maps in the order of their fields, lists, texts, whole numbers, true and false. */
final class Tree {
    private static final int DEEPEST = 32;
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Tree() {}

    /** One object on one line; it has no line break. */
    static String line(Map<String, Object> object) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            write(object, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** The object that a line holds. */
    static Map<String, Object> read(String line) throws Fault {
        try (JsonParser json = JSON.createParser(line)) {
            if (json.nextToken() != JsonToken.START_OBJECT)
                throw at(json, "a line is one JSON object, such as {\"do\": \"start\"}");
            Map<String, Object> object = object(json, 1);
            if (json.nextToken() != null) throw at(json, "a line is one JSON object, and nothing follows it");
            return object;
        } catch (JsonProcessingException e) {
            long column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
            throw new Fault("column " + Math.max(1, column), "this is no JSON: " + firstLine(e.getOriginalMessage()));
        } catch (IOException e) {
            throw new Fault("column 1", "the line breaks off");
        }
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("it breaks off");
    }

    private static Map<String, Object> object(JsonParser json, int depth) throws IOException, Fault {
        Map<String, Object> object = new LinkedHashMap<>();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            json.nextToken();
            object.put(name, value(json, depth));
        }
        return object;
    }

    private static Object value(JsonParser json, int depth) throws IOException, Fault {
        if (depth > DEEPEST) throw at(json, "more than " + DEEPEST + " values are nested here");
        return switch (json.currentToken()) {
            case VALUE_STRING -> json.getText();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case START_OBJECT -> object(json, depth + 1);
            case START_ARRAY -> list(json, depth);
            case VALUE_NUMBER_INT -> number(json);
            default -> throw at(json, "a text, a whole number, true, false, an array or an object is expected");
        };
    }

    private static Object list(JsonParser json, int depth) throws IOException, Fault {
        List<Object> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) list.add(value(json, depth + 1));
        return list;
    }

    private static Long number(JsonParser json) throws IOException, Fault {
        if (json.getNumberType() == JsonParser.NumberType.BIG_INTEGER)
            throw at(json, "the number has more than 64 bits");
        return json.getLongValue();
    }

    private static Fault at(JsonParser json, String what) {
        return new Fault("column " + json.currentTokenLocation().getColumnNr(), what);
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Map<?, ?> object) {
            json.writeStartObject();
            for (Map.Entry<?, ?> field : object.entrySet()) {
                json.writeFieldName(String.valueOf(field.getKey()));
                write(field.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof Iterable<?> list) {
            json.writeStartArray();
            for (Object one : list) write(one, json);
            json.writeEndArray();
        } else if (value instanceof Boolean yes) json.writeBoolean(yes);
        else if (value instanceof Integer number) json.writeNumber(number);
        else if (value instanceof Long number) json.writeNumber(number);
        else if (value instanceof Double number) json.writeNumber(number);
        else json.writeString(value.toString());
    }
}
