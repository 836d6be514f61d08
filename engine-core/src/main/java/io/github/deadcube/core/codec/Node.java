package io.github.deadcube.core.codec;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value as a tree: a word, a number, a list, or parts with names; and where it stood, if it was read. */
public final class Node {
    private static final List<Node> NOTHING = List.of();

    /** What a value is made of. */
    public enum Kind {
        /** Letters and digits that name something. */
        WORD,
        /** Free text. */
        TEXT,
        /** A whole number. */
        NUMBER,
        /** Yes or no. */
        FLAG,
        /** Several values in order. */
        LIST,
        /** Values by their names. */
        PARTS,
        /** What no value looks like. */
        OTHER
    }

    private final Kind kind;
    private final String text;
    private final int line;
    private final int column;
    private final List<String> names;
    private final List<Node> values;

    private Node(Kind kind, String text, int line, int column, boolean inner) {
        this.kind = kind;
        this.text = text;
        this.line = line;
        this.column = column;
        this.names = kind == Kind.PARTS ? new ArrayList<>() : List.of();
        this.values = inner ? new ArrayList<>() : NOTHING;
    }

    /** One that holds no others, read at a place. */
    public static Node of(Kind kind, String text, int line, int column) {
        return new Node(kind, text, line, column, false);
    }

    /** A list that is still empty. */
    public static Node list(int line, int column) {
        return new Node(Kind.LIST, "", line, column, true);
    }

    /** Parts that are still none; {@code type} is empty where it needs no name. */
    public static Node parts(String type, int line, int column) {
        return new Node(Kind.PARTS, type, line, column, true);
    }

    static Node word(String text) {
        return of(Kind.WORD, text, 0, 0);
    }

    static Node text(String text) {
        return of(Kind.TEXT, text, 0, 0);
    }

    static Node number(int number) {
        return of(Kind.NUMBER, Integer.toString(number), 0, 0);
    }

    static Node flag(boolean flag) {
        return of(Kind.FLAG, flag ? "true" : "false", 0, 0);
    }

    static Node list() {
        return list(0, 0);
    }

    static Node parts(String type) {
        return parts(type, 0, 0);
    }

    /** Adds to a list. */
    public Node add(Node value) {
        values.add(value);
        return this;
    }

    /** Adds a part. */
    public Node add(String name, Node value) {
        names.add(name);
        values.add(value);
        return this;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether it is a word, or a text as which JSON has words. */
    boolean isWord() {
        return kind == Kind.WORD || kind == Kind.TEXT;
    }

    /** The word, the text, the digits; of parts what they are, empty where that is known. */
    public String text() {
        return text;
    }

    /** 1 for the first; 0 if it was not read. */
    public int line() {
        return line;
    }

    /** 1 for the line's first character. */
    public int column() {
        return column;
    }

    /** How many values it holds. */
    public int size() {
        return values.size();
    }

    /** The name of a part. */
    public String name(int index) {
        return names.get(index);
    }

    /** A value that it holds. */
    public Node value(int index) {
        return values.get(index);
    }

    /** A part by its name; null if there is none. */
    public @Nullable Node part(String name) {
        int at = names.indexOf(name);
        return at < 0 ? null : values.get(at);
    }

    /** What an error shows of it. */
    String shown() {
        return switch (kind) {
            case LIST -> "a list";
            case PARTS -> text.isEmpty() ? "parts" : "'" + shortened() + "'";
            default -> "'" + shortened() + "'";
        };
    }

    private String shortened() {
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }
}
