package io.github.deadcube.core.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.support.BrokenJson;
import io.github.deadcube.core.support.FormatVersion;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Trees as JSON: parts are objects, and the property {@code type} is their name. */
final class JsonTree {
    static final String VERSION = "version";
    private static final String TYPE = "type";
    private static final int LONGEST_NUMBER = 20;
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(BrokenJson.DEEPEST)
                    .maxStringLength(TextBounds.LONGEST_LINE)
                    .maxNameLength(BrokenJson.LONGEST_NAME)
                    .maxNumberLength(LONGEST_NUMBER)
                    .build())
            .build();

    private JsonTree() {}

    /** On one line. */
    static String write(Node node) {
        StringWriter text = new StringWriter(4096);
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            write(node, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(Node node, JsonGenerator json) throws IOException {
        switch (node.kind()) {
            case NUMBER -> json.writeNumber(node.text());
            case FLAG -> json.writeBoolean(node.text().equals("true"));
            case LIST -> {
                json.writeStartArray();
                for (int i = 0; i < node.size(); i++) write(node.value(i), json);
                json.writeEndArray();
            }
            case PARTS -> {
                json.writeStartObject();
                if (!node.text().isEmpty()) json.writeStringField(TYPE, node.text());
                for (int i = 0; i < node.size(); i++) {
                    json.writeFieldName(node.name(i));
                    write(node.value(i), json);
                }
                json.writeEndObject();
            }
            default -> json.writeString(node.text());
        }
    }

    /** @param made makes a value from its parts and their tree; null after an error */
    static <P, T> Either<Seq<Fault>, T> read(
            String text, Class<P> type, ReadingContext in, BiFunction<P, Node, @Nullable T> made) {
        return read(text, in, node -> {
            P parts = Trees.read(node, type, in);
            return parts == null ? null : made.apply(parts, node);
        });
    }

    /** @param made makes the value of a tree; null after an error */
    static <T> Either<Seq<Fault>, T> read(String text, ReadingContext in, Function<Node, @Nullable T> made) {
        Node node = read(text, in);
        T value = node == null || !ofReadVersion(node, in) ? null : made.apply(node);
        return value == null || !in.sound() ? Either.left(in.faults()) : Either.right(value);
    }

    /**
     * Whether a document has a version that is read. If not, only that is reported: its other parts may have another
     * meaning.
     */
    static boolean ofReadVersion(Node node, ReadingContext in) {
        if (node.kind() != Node.Kind.PARTS) return true;
        Node part = node.part(VERSION);
        if (part == null || part.kind() != Node.Kind.NUMBER || FormatVersion.isRead(part.text())) return true;
        in.wrong(
                part,
                Sentence.of("the document has format {text}", part.text()),
                Sentence.of("format {expected}", FormatVersion.expected()));
        return false;
    }

    /** A document whose value has no part for its version. */
    static Node withoutVersion(Node node) {
        if (node.kind() != Node.Kind.PARTS || node.part(VERSION) == null) return node;
        Node rest = Node.parts(node.text(), node.line(), node.column());
        for (int i = 0; i < node.size(); i++)
            if (!node.name(i).equals(VERSION) || node.value(i).kind() != Node.Kind.NUMBER)
                rest.add(node.name(i), node.value(i));
        return rest;
    }

    /** Checks that it is a version of the format that is read. Returns whether no fault is found so far. */
    static boolean version(int version, Node node, ReadingContext in) {
        if (!FormatVersion.isRead(String.valueOf(version)))
            in.wrong(
                    node.at("version"),
                    Sentence.of(
                            "'version' is {what}", (node.part("version") == null ? Sentence.of("missing") : version)),
                    Sentence.of("version {expected}", FormatVersion.expected()));
        return in.sound();
    }

    /** The tree of a text with one value; null after an error. */
    static @Nullable Node read(String text, ReadingContext in) {
        return read(text, TextBounds.MOST_CHARACTERS, in);
    }

    static @Nullable Node read(String text, int most, ReadingContext in) {
        if (text.length() > most) {
            in.wrong(
                    1,
                    1,
                    Sentence.of("a text of {count} characters", text.length()),
                    Sentence.of("at most {most}", most));
            return null;
        }
        try (JsonParser json = FACTORY.createParser(text)) {
            return read(json, in);
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation() == null ? JsonLocation.NA : e.getLocation();
            in.wrong(Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()), BrokenJson.TEXT, BrokenJson.EXPECTED);
        } catch (IOException e) {
            in.wrong(1, 1, "the JSON breaks off", "a whole value");
        }
        return null;
    }

    private static @Nullable Node read(JsonParser json, ReadingContext in) throws IOException {
        try {
            if (json.nextToken() == null) {
                in.wrong(1, 1, "the JSON is empty", "a whole value");
                return null;
            }
            Node node = value(json, in);
            if (json.nextToken() == null) return node;
            JsonLocation at = json.currentTokenLocation();
            in.wrong(at.getLineNr(), at.getColumnNr(), "something follows the value", "one value");
        } catch (StreamConstraintsException e) {
            JsonLocation at = json.currentTokenLocation();
            String message = String.valueOf(e.getOriginalMessage());
            Fault fault = BrokenJson.tooLong(message, LONGEST_NUMBER, TextBounds.LONGEST_LINE);
            in.wrong(fault.at(Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr())));
        }
        return null;
    }

    private static Node value(JsonParser json, ReadingContext in) throws IOException {
        JsonLocation at = json.currentTokenLocation();
        int line = at.getLineNr();
        int column = at.getColumnNr();
        JsonToken token = json.currentToken();
        return switch (token) {
            case START_OBJECT -> parts(json, line, column, in);
            case START_ARRAY -> list(json, line, column, in);
            case VALUE_STRING -> Node.of(Node.Kind.TEXT, whole(json.getText(), line, column, in), line, column);
            case VALUE_NUMBER_INT -> Node.of(Node.Kind.NUMBER, json.getText(), line, column);
            case VALUE_TRUE, VALUE_FALSE -> Node.of(Node.Kind.FLAG, json.getText(), line, column);
            default -> Node.of(Node.Kind.OTHER, json.getText(), line, column);
        };
    }

    private static String whole(String text, int line, int column, ReadingContext in) {
        TextBounds.half(text).forEach(fault -> in.wrong(fault.at(line, column)));
        return text;
    }

    private static Node list(JsonParser json, int line, int column, ReadingContext in) throws IOException {
        Node list = Node.list(line, column);
        while (json.nextToken() != JsonToken.END_ARRAY) list.add(value(json, in));
        return list;
    }

    private static Node parts(JsonParser json, int line, int column, ReadingContext in) throws IOException {
        ArrayList<String> names = new ArrayList<>();
        ArrayList<Node> values = new ArrayList<>();
        String type = "";
        while (json.nextToken() != JsonToken.END_OBJECT) {
            JsonLocation at = json.currentTokenLocation();
            String name = whole(json.currentName(), at.getLineNr(), at.getColumnNr(), in);
            json.nextToken();
            Node value = value(json, in);
            if (!name.equals(TYPE)) {
                names.add(name);
                values.add(value);
            } else if (value.kind() != Node.Kind.TEXT
                    || !type.isEmpty()
                    || value.text().isEmpty()) {
                in.wrong(value, type.isEmpty() ? "the type is no text" : "'type' is given twice", "one type, a text");
            } else {
                type = value.text();
            }
        }
        Node parts = Node.parts(type, line, column);
        for (int i = 0; i < names.size(); i++) parts.add(names.get(i), values.get(i));
        return parts;
    }
}
