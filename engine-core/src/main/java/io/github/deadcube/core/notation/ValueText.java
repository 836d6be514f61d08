package io.github.deadcube.core.notation;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.support.Quoted;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads trees as text, for example {@code testSteps(context (kind shoot, weapon onCard(number 1)), phase
 * roll)}.
 */
final class ValueText {
    private static final int DEEPEST = 60;
    private static final String PLAIN = "-+:/._!";

    private ValueText() {}

    static String text(Node node) {
        StringBuilder out = new StringBuilder();
        write(node, out);
        return out.toString();
    }

    static void write(Node node, StringBuilder out) {
        switch (node.kind()) {
            case WORD -> out.append(word(node.text()));
            case NUMBER, FLAG -> out.append(node.text());
            case LIST -> list(node, out);
            case PARTS -> parts(node, out);
            default -> out.append(quoted(node.text()));
        }
    }

    /** A word; in quotation marks if it would be read as more than one. */
    static String word(String text) {
        return plain(text) ? text : quoted(text);
    }

    private static boolean plain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            if (!letter && PLAIN.indexOf(c) < 0) return false;
        }
        return !text.isEmpty();
    }

    /** On one line. */
    static String quoted(String text) {
        return Quoted.quoted(text).replace("\n", "\\n").replace("\r", "\\r");
    }

    private static void list(Node node, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < node.size(); i++) {
            if (i > 0) out.append(", ");
            write(node.value(i), out);
        }
        out.append(']');
    }

    private static void parts(Node node, StringBuilder out) {
        out.append(node.text());
        if (node.size() == 0 && !node.text().isEmpty()) return;
        out.append('(');
        for (int i = 0; i < node.size(); i++) {
            Node value = node.value(i);
            out.append(i > 0 ? ", " : "").append(node.name(i));
            if (value.kind() == Node.Kind.FLAG && value.text().equals("true")) continue;
            write(value, out.append(' '));
        }
        out.append(')');
    }

    /** Reads one value, called {@code what} in errors. Its line and column in the longer text are counted from 1. */
    static <T> Either<Seq<Fault>, T> read(
            String text, CharSequence what, int line, int column, BiFunction<Node, ReadingContext, @Nullable T> value) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        Cursor at = new Cursor(text, 1, in);
        at.blanks();
        Node node = read(at, in);
        at.blanks();
        if (node != null && !at.atEnd()) at.wrong(at.shown(), Sentence.of("nothing after {what}", Sentence.of(what)));
        T read = node == null || !in.sound() ? null : value.apply(node, in);
        if (read != null && in.sound()) return Either.right(read);
        return Either.left(Vector.ofAll(in.faults())
                .map(e -> Fault.at(
                        line + e.where().line() - 1,
                        e.where().line() == 1
                                ? column + e.where().column() - 1
                                : e.where().column(),
                        e.sentence(),
                        e.expectation())));
    }

    /** Reads the value at the cursor; null after an error was reported. */
    static @Nullable Node read(Cursor at, ReadingContext in) {
        return read(at, in, DEEPEST);
    }

    private static @Nullable Node read(Cursor at, ReadingContext in, int deeper) {
        int line = at.line();
        int column = at.column();
        if (deeper == 0) {
            at.wrong("values are nested more than " + DEEPEST + " deep", "fewer levels");
            return null;
        }
        if (!at.atEnd() && at.peek() == '"') return Node.of(Node.Kind.TEXT, at.quoted(), line, column);
        if (at.takes('[')) return list(at, in, Node.list(line, column), deeper);
        if (at.takes('(')) return parts(at, in, Node.parts("", line, column), deeper);
        String word = at.word();
        if (word.isEmpty()) {
            at.wrong(at.shown(), "a word, a number, a text in quotation marks, a list in [ ] or parts in ( )");
            return null;
        }
        if (at.takes('(')) return parts(at, in, Node.parts(word, line, column), deeper);
        return Node.of(Node.Kind.WORD, word, line, column);
    }

    private static @Nullable Node list(Cursor at, ReadingContext in, Node list, int deeper) {
        at.blanks();
        if (at.takes(']')) return list;
        do {
            at.blanks();
            Node value = read(at, in, deeper - 1);
            if (value == null) return null;
            list.add(value);
            at.blanks();
        } while (at.takes(','));
        if (at.takes(']')) return list;
        at.wrong(at.shown(), "',' or ']'");
        return null;
    }

    private static @Nullable Node parts(Cursor at, ReadingContext in, Node parts, int deeper) {
        at.blanks();
        if (at.takes(')')) return parts;
        do {
            at.blanks();
            int line = at.line();
            int column = at.column();
            String name = at.word();
            if (name.isEmpty()) {
                at.wrong(at.shown(), "the name of a part");
                return null;
            }
            at.blanks();
            boolean alone = at.atEnd() || at.peek() == ',' || at.peek() == ')';
            Node value = alone ? Node.of(Node.Kind.FLAG, "true", line, column) : read(at, in, deeper - 1);
            if (value == null) return null;
            parts.add(name, value);
            at.blanks();
        } while (at.takes(','));
        if (at.takes(')')) return parts;
        at.wrong(at.shown(), "',' or ')'");
        return null;
    }
}
