package io.github.deadcube.core.codec;

import io.github.deadcube.core.support.TextBounds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value as a tree: a word, a text, a number, a flag, a list or named parts. If it was read, it has a line and a
 * column.
 */
public final class Node {
    private static final List<Node> NOTHING = List.of();
    /** Of more parts than a record has, as only a wrong text repeats them, the places are kept by name. */
    private static final int MANY = 64;

    /** A word is a name of letters and digits, parts have names, and what is no value is of another kind. */
    public enum Kind {
        WORD,
        TEXT,
        NUMBER,
        FLAG,
        LIST,
        PARTS,
        OTHER
    }

    private final Kind kind;
    private final String text;
    private final int line;
    private final int column;
    private final List<String> names;
    private final List<Node> values;
    private @Nullable Map<String, Integer> places;

    private Node(Kind kind, String text, int line, int column, boolean inner) {
        this.kind = kind;
        this.text = text;
        this.line = line;
        this.column = column;
        this.names = kind == Kind.PARTS ? new ArrayList<>() : List.of();
        this.values = inner ? new ArrayList<>() : NOTHING;
    }

    public static Node of(Kind kind, String text, int line, int column) {
        return new Node(kind, text, line, column, false);
    }

    public static Node list(int line, int column) {
        return new Node(Kind.LIST, "", line, column, true);
    }

    /**
     * A node of kind {@link Kind#PARTS}, without parts; {@code type} is empty if the type is known from the context.
     */
    public static Node parts(String type, int line, int column) {
        return new Node(Kind.PARTS, type, line, column, true);
    }

    public static Node word(String text) {
        return of(Kind.WORD, text, 0, 0);
    }

    public static Node text(String text) {
        return of(Kind.TEXT, text, 0, 0);
    }

    public static Node number(int number) {
        return of(Kind.NUMBER, String.valueOf(number), 0, 0);
    }

    public static Node flag(boolean flag) {
        return of(Kind.FLAG, flag ? "true" : "false", 0, 0);
    }

    public static Node list() {
        return list(0, 0);
    }

    public static Node parts(String type) {
        return parts(type, 0, 0);
    }

    public Node add(Node value) {
        values.add(value);
        return this;
    }

    public Node add(String name, Node value) {
        if (places != null) places.putIfAbsent(name, names.size());
        names.add(name);
        values.add(value);
        if (names.size() == MANY) places = firstPlaces();
        return this;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether it is a word or a text; in JSON, words are texts. */
    boolean isWord() {
        return kind == Kind.WORD || kind == Kind.TEXT;
    }

    /** A word or a text as the name of a type, without parts; any other node as it is. */
    Node asType() {
        return isWord() ? parts(text, line, column) : this;
    }

    /** The word, the text or the digits; for parts their type, empty if it is known from the context. */
    public String text() {
        return text;
    }

    /** The line; 1 for the first, 0 if the node was not read. */
    public int line() {
        return line;
    }

    /** The column; 1 for the first character of the line. */
    public int column() {
        return column;
    }

    public int size() {
        return values.size();
    }

    public String name(int index) {
        return names.get(index);
    }

    public Node value(int index) {
        return values.get(index);
    }

    public @Nullable Node part(String name) {
        int at = places == null ? names.indexOf(name) : places.getOrDefault(name, -1);
        return at < 0 ? null : values.get(at);
    }

    private Map<String, Integer> firstPlaces() {
        Map<String, Integer> first = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) first.putIfAbsent(names.get(i), i);
        return first;
    }

    /** The part with a name; a node of kind {@link Kind#OTHER} if there is none. */
    public Node at(String name) {
        Node part = part(name);
        return part == null ? of(Kind.OTHER, "", line, column) : part;
    }

    /** The text of a part; empty if there is none. */
    public String textOf(String part) {
        Node named = part(part);
        return named == null ? "" : named.text;
    }

    /** The elements of a part that is a list; none if there is no such part. */
    public List<Node> elements(String part) {
        Node named = part(part);
        return named == null ? NOTHING : named.values();
    }

    public List<Node> values() {
        return Collections.unmodifiableList(values);
    }

    String shown() {
        return switch (kind) {
            case LIST -> "a list";
            case PARTS -> text.isEmpty() ? "parts" : "'" + shortened() + "'";
            default -> "'" + shortened() + "'";
        };
    }

    String shortened() {
        return TextBounds.quoted(text);
    }
}
