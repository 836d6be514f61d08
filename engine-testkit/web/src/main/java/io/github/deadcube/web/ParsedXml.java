package io.github.deadcube.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.deadcube.core.lists.ElementTree;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the parser of a browser has found in texts of XML. A worker has no such parser, so the page passes it over with
 * the request: as one array of JSON, in which a text is a text, {@code 0} the end of an element, {@code [3, "force",
 * "name", "Night Shift"]} the beginning of one with its line, its name and its attributes, and {@code {"malformed":
 * 3}}, {@code {"entity": 3}}, {@code {"documentType": 3}} or {@code {"end": 3}} the last part with its line.
 */
public final class ParsedXml {
    private static final JsonFactory JSON = new JsonFactory();
    private static final Map<String, String> PARSED = new TreeMap<>();

    private ParsedXml() {}

    static void put(String text, String found) {
        PARSED.put(text, found);
    }

    static void clear() {
        PARSED.clear();
    }

    /** Gives a tree what was found in a text; returns the last line, from 1. */
    public static int into(String text, ElementTree tree) {
        String found = PARSED.get(text);
        int last = 1;
        if (found == null) tree.refuse(last, "no parser has read this XML");
        else
            try (JsonParser parser = JSON.createParser(found)) {
                parser.nextToken();
                for (JsonToken next = parser.nextToken();
                        next != JsonToken.END_ARRAY && !tree.isRefused();
                        next = parser.nextToken()) last = part(parser, next, tree, last);
            } catch (IOException e) {
                tree.malformed(last);
            }
        return last;
    }

    private static int part(JsonParser parser, JsonToken token, ElementTree tree, int last) throws IOException {
        switch (token) {
            case VALUE_STRING -> tree.text(parser.getText());
            case START_ARRAY -> {
                return begins(parser, tree);
            }
            case START_OBJECT -> {
                return ends(parser, tree);
            }
            default -> tree.ends();
        }
        return last;
    }

    private static int begins(JsonParser parser, ElementTree tree) throws IOException {
        int line = parser.nextIntValue(1);
        String name = parser.nextTextValue();
        SortedMap<String, String> attributes = new TreeMap<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            String attribute = parser.getText();
            attributes.put(attribute, parser.nextTextValue());
        }
        tree.begins(line, name, attributes);
        return line;
    }

    private static int ends(JsonParser parser, ElementTree tree) throws IOException {
        String what = parser.nextFieldName();
        int line = parser.nextIntValue(1);
        parser.nextToken();
        switch (what) {
            case "malformed" -> tree.malformed(line);
            case "entity" -> tree.entity(line);
            case "documentType" -> tree.documentType(line);
            default -> {}
        }
        return line;
    }
}
