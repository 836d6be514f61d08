package io.github.deadcube.core.lists;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.lists.ElementTree.Refused;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads JSON that repeats a roster's XML name by name, as the program New Recruit exports it. Lists are arrays,
 * attributes are fields, and the text of a characteristic is the field {@code $text}.
 */
final class RosterJson {
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final String TEXT = "$text";
    private static final Sentence HALF = Sentence.of("a text has half of a character");
    /** No file of text can hold it. */
    private static final Sentence ZERO = Sentence.of("a text has the character \\u0000");

    private static final String MANY_IES = "ies";
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(ElementTree.DEEPEST)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** How the parser begins to say that an object has a name twice. */
    private static final String TWICE = "Duplicate field";

    private final String file;
    private final JsonParser parser;
    private int elements;

    private RosterJson(String file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    /** The parser leaves out the byte order mark of UTF-8. */
    static boolean begins(byte[] bytes) {
        int i = DataFile.at(0, MARK, bytes) ? MARK.length : 0;
        while (i < bytes.length && Character.isWhitespace(bytes[i])) i++;
        return i < bytes.length && bytes[i] == '{';
    }

    /** The object in the outermost object: {@code {"roster": {…}}}. */
    static Either<Refused, Element> read(String file, byte[] bytes) {
        try (JsonParser parser = JSON.createParser(bytes)) {
            return new RosterJson(file, parser).root();
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
            return Either.left(new Refused(line, what(String.valueOf(e.getOriginalMessage()))));
        } catch (IOException e) {
            return Either.left(new Refused(1, Sentence.of("the JSON breaks off")));
        }
    }

    private static Sentence what(String message) {
        for (Sentence ours : Vector.of(HALF, ZERO, ElementTree.TOO_MANY))
            if (message.equals(ours.toString())) return ours;
        return Sentence.of(
                message.startsWith(TWICE)
                        ? "an object has a name twice"
                        : "the JSON breaks off here, is not well-formed, or is too deep");
    }

    private Either<Refused, Element> root() throws IOException {
        parser.nextToken();
        Element outermost = object("", line());
        if (parser.nextToken() != null)
            return Either.left(new Refused(line(), Sentence.of("something follows the object")));
        return outermost.children().size() == 1
                ? Either.right(outermost.children().head())
                : Either.left(new Refused(1, Sentence.of("one object is expected, such as {\"roster\": …}")));
    }

    private int line() {
        return parser.currentTokenLocation().getLineNr();
    }

    private Element object(String name, int line) throws IOException {
        int number = counted();
        SortedMap<String, String> attributes = new TreeMap<>();
        List<Element> children = new ArrayList<>();
        String text = "";
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = whole(parser.currentName());
            JsonToken value = parser.nextToken();
            if (value == JsonToken.START_OBJECT) children.add(object(field, line()));
            else if (value == JsonToken.START_ARRAY) children.add(array(field, line()));
            else if (value != JsonToken.VALUE_NULL && field.equals(TEXT)) text = whole(parser.getText());
            else if (value != JsonToken.VALUE_NULL) attributes.put(field, whole(parser.getText()));
        }
        return new Element(file, name, line, number, attributes, Vector.ofAll(children), text.strip());
    }

    private int counted() throws IOException {
        if (++elements > ElementTree.MOST_ELEMENTS)
            throw new JsonParseException(parser, ElementTree.TOO_MANY.toString());
        return elements;
    }

    private String whole(String text) throws IOException {
        if (text.indexOf('\0') >= 0) throw new JsonParseException(parser, ZERO.toString());
        if (TextBounds.half(text).isDefined()) throw new JsonParseException(parser, HALF.toString());
        return text;
    }

    private Element array(String name, int line) throws IOException {
        int number = counted();
        List<Element> children = new ArrayList<>();
        for (JsonToken t = parser.nextToken(); t != null && t != JsonToken.END_ARRAY; t = parser.nextToken())
            if (t == JsonToken.START_OBJECT) children.add(object(single(name), line()));
            else parser.skipChildren();
        return new Element(file, name, line, number, new TreeMap<>(), Vector.ofAll(children), "");
    }

    /** The name of an element of a list: category for categories, force for forces. */
    private static String single(String list) {
        if (list.endsWith(MANY_IES)) return list.substring(0, list.length() - MANY_IES.length()) + "y";
        return list.endsWith("s") ? list.substring(0, list.length() - 1) : list;
    }
}
