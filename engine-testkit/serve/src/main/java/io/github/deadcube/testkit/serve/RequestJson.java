package io.github.deadcube.testkit.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.BrokenJson;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.testkit.serve.Request.Member;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON: maps in member order, lists, texts, whole numbers, true and false. Other values stay as written. */
final class RequestJson {
    private static final int LONGEST_NUMBER = 1_000;
    private static final int LONGEST_TEXT = 20_000_000;
    private static final String DUPLICATE = "Duplicate field ";
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(BrokenJson.DEEPEST)
                    .maxNumberLength(LONGEST_NUMBER)
                    .maxNameLength(BrokenJson.LONGEST_NAME)
                    .maxStringLength(LONGEST_TEXT)
                    .build())
            .build();

    private RequestJson() {}

    /**
     * The members of the object that fills the text. The text begins at the given column of its line.
     *
     * @param example an object that would be right
     */
    static Map<String, Member> members(String text, int column, String example) throws RequestError {
        try (JsonParser json = JSON.createParser(text)) {
            whole(text, column);
            if (json.nextToken() != JsonToken.START_OBJECT)
                throw RequestError.at(
                        column, "this is no object", Sentence.of("one JSON object, such as {example}", example));
            Map<String, Member> members = new LinkedHashMap<>();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                json.nextToken();
                int from = (int) json.currentTokenLocation().getCharOffset();
                json.skipChildren();
                json.finishToken();
                int to = (int) json.currentLocation().getCharOffset();
                members.put(name, new Member(text.substring(from, to).strip(), column + from));
            }
            if (json.nextToken() != null)
                throw RequestError.at(
                        column + (int) json.currentTokenLocation().getCharOffset(),
                        "something follows the object",
                        "one JSON object on a line");
            return members;
        } catch (JsonProcessingException e) {
            long offset =
                    e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getCharOffset());
            throw broken(e, column + (int) offset);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The elements of an array that a request has, with their columns. */
    static Vector<Member> elements(Member array) throws RequestError {
        try (JsonParser json = JSON.createParser(array.json())) {
            if (json.nextToken() != JsonToken.START_ARRAY)
                throw RequestError.at(array.column(), "this is no array", "an array, such as []");
            Vector<Member> elements = Vector.empty();
            while (json.nextToken() != JsonToken.END_ARRAY) {
                int from = (int) json.currentTokenLocation().getCharOffset();
                json.skipChildren();
                json.finishToken();
                int to = (int) json.currentLocation().getCharOffset();
                elements = elements.append(
                        new Member(array.json().substring(from, to).strip(), array.column() + from));
            }
            return elements;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Refuses unpaired surrogates, which JSON can escape. */
    private static void whole(String text, int column) throws IOException, RequestError {
        try (JsonParser json = JSON.createParser(text)) {
            for (JsonToken token = json.nextToken(); token != null; token = json.nextToken())
                if (token == JsonToken.FIELD_NAME || token == JsonToken.VALUE_STRING) {
                    Option<Fault> half = TextBounds.half(json.getText());
                    if (half.isDefined())
                        throw RequestError.of(Vector.of(half.get()
                                .at(
                                        0,
                                        column
                                                + (int) json.currentTokenLocation()
                                                        .getCharOffset())));
                }
        }
    }

    /**
     * A value as written, without line breaks, so that it can stand in an answer. A text of JSON has no raw line break.
     */
    static String onOneLine(String json) {
        return json.replace("\r", "").replace("\n", "");
    }

    /** Jackson says only in the first words of its message what is wrong. */
    private static RequestError broken(JsonProcessingException e, int column) {
        String message = String.valueOf(e.getOriginalMessage());
        if (e instanceof StreamConstraintsException)
            return RequestError.of(Vector.of(
                    BrokenJson.tooLong(message, LONGEST_NUMBER, LONGEST_TEXT).at(0, column)));
        return message.startsWith(DUPLICATE)
                ? RequestError.at(
                        column,
                        Sentence.of("{message} is given twice", message.substring(DUPLICATE.length())),
                        "it once")
                : RequestError.at(column, BrokenJson.TEXT, BrokenJson.EXPECTED);
    }

    /** The value of a text that has already been checked. */
    static Object value(String text) {
        try (JsonParser json = JSON.createParser(text)) {
            json.nextToken();
            return value(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object value(JsonParser json) throws IOException {
        return switch (json.currentToken()) {
            case START_OBJECT -> object(json);
            case START_ARRAY -> list(json);
            case VALUE_STRING -> json.getText();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT ->
                json.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                        ? new JsonObject.Raw(json.getText())
                        : json.getLongValue();
            default -> new JsonObject.Raw(json.getText());
        };
    }

    private static Map<String, Object> object(JsonParser json) throws IOException {
        Map<String, Object> object = new LinkedHashMap<>();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            json.nextToken();
            object.put(name, value(json));
        }
        return object;
    }

    private static List<Object> list(JsonParser json) throws IOException {
        List<Object> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) list.add(value(json));
        return list;
    }
}
