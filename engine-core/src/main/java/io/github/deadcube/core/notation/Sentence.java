package io.github.deadcube.core.notation;

import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.vavr.collection.Vector;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A sentence of the notation: words, and parts of a tree in braces. It writes the parts and reads them back. In braces, the path of a part
 * may end with {@code *} for all words that follow, with {@code ~} for the rest of the item, or with {@code =} for a value of any form. A
 * word and a part in brackets are left out together: {@code marked {rule} {amount} [by {by}] until {until}}.
 */
final class Sentence {
    private static final char PLAIN = ' ';
    private static final char ALL = '*';
    private static final char REST = '~';
    private static final char VALUE = '=';

    /** The list of which the sentence has one element; empty if its parts belong to the tree itself. */
    private final String list;

    private final Vector<Piece> pieces;
    /** The parts that the sentence has without a word of their own, with their values. */
    private final Vector<Said> said;

    private final @Nullable Predicate<Node> when;

    /** A word, a part, or both: then the word comes before the part, and they are left out together. */
    private record Piece(String word, Vector<String> path, char form) {
        static Piece word(String word) {
            return new Piece(word, Vector.empty(), PLAIN);
        }

        static Piece part(String word, String path) {
            char last = path.isEmpty() ? PLAIN : path.charAt(path.length() - 1);
            char form = last == ALL || last == REST || last == VALUE ? last : PLAIN;
            String names = form == PLAIN ? path : path.substring(0, path.length() - 1);
            return new Piece(word, names.isEmpty() ? Vector.empty() : Vector.of(names.split("\\.", -1)), form);
        }
    }

    private record Said(String part, String value) {}

    private Sentence(String list, Vector<Piece> pieces, Vector<Said> said, @Nullable Predicate<Node> when) {
        this.list = list;
        this.pieces = pieces;
        this.said = said;
        this.when = when;
    }

    static Sentence of(String form) {
        return each("", form);
    }

    /** A sentence for each element of a list. */
    static Sentence each(String list, String form) {
        Vector<Piece> pieces = Vector.empty();
        String before = "";
        for (String word : form.split(" ", -1))
            if (word.startsWith("[")) before = word.substring(1);
            else if (word.startsWith("{")) {
                pieces = pieces.append(Piece.part(before, word.substring(1, word.indexOf('}'))));
                before = "";
            } else pieces = pieces.append(Piece.word(word));
        return new Sentence(list, pieces, Vector.empty(), null);
    }

    /** The same, which also says the value of a part. It is written if the part has the value. */
    Sentence says(String part, String value) {
        return new Sentence(list, pieces, said.append(new Said(part, value)), when);
    }

    /** The same, written on a condition; without one if the tree has any of its parts. */
    Sentence when(Predicate<Node> condition) {
        return new Sentence(list, pieces, said, condition);
    }

    /** Writes the sentences that the tree needs. */
    static void write(Vector<Sentence> forms, Node tree, Consumer<String> each) {
        for (Sentence form : forms) {
            Node elements = form.list.isEmpty() ? null : tree.part(form.list);
            if (form.list.isEmpty() && form.applies(tree)) each.accept(form.text(tree));
            for (int i = 0; elements != null && i < elements.size(); i++) each.accept(form.text(elements.value(i)));
        }
    }

    private boolean applies(Node tree) {
        if (when != null && !when.test(tree)) return false;
        if (!said.isEmpty()) return said.forAll(one -> tree.textOf(one.part()).equals(one.value()));
        return when != null || pieces.exists(piece -> !piece.path().isEmpty() && at(tree, piece) != null);
    }

    private String text(Node tree) {
        StringJoiner text = new StringJoiner(" ");
        for (Piece piece : pieces)
            if (isWord(piece)) text.add(piece.word());
            else part(piece, at(tree, piece), text);
        return text.toString();
    }

    private boolean isWord(Piece piece) {
        return piece.path().isEmpty() && !piece.word().isEmpty();
    }

    /** A number that is left out is 0. */
    private static void part(Piece piece, @Nullable Node value, StringJoiner text) {
        if (value == null) {
            if (piece.word().isEmpty() && piece.form() != ALL) text.add("0");
            return;
        }
        if (!piece.word().isEmpty()) text.add(piece.word());
        if (piece.form() == REST) text.add(value.text());
        else if (piece.form() == ALL)
            for (int i = 0; i < value.size(); i++) text.add(value.value(i).text());
        else text.add(piece.form() == VALUE ? ValueText.of(value) : ValueText.word(value.text()));
    }

    private static @Nullable Node at(Node tree, Piece piece) {
        Node at = tree;
        for (String name : piece.path()) at = at == null ? null : at.part(name);
        return at;
    }

    /**
     * Reads a sentence after its first word.
     *
     * @param line the line of the first word; {@code column} likewise
     * @return whether a sentence begins with the word
     */
    static boolean read(
            Vector<Sentence> forms, String word, int line, int column, Cursor at, ReadingContext in, Node into) {
        Vector<Sentence> begun = forms.filter(form -> form.pieces.head().word().equals(word));
        if (begun.isEmpty()) return false;
        at.spaces();
        for (Sentence form : begun)
            if (form.pieces.size() > 1
                    && form.isWord(form.pieces.get(1))
                    && at.takes(form.pieces.get(1).word())) {
                form.read(2, line, column, at, in, into);
                return true;
            }
        Vector<Sentence> open = begun.filter(form -> form.pieces.size() == 1 || !form.isWord(form.pieces.get(1)));
        Vector<String> next =
                begun.removeAll(open).map(form -> form.pieces.get(1).word());
        if (open.nonEmpty()) open.head().read(1, line, column, at, in, into);
        else if (next.size() == 1) at.wrong(at.shown(), "'" + next.head() + "'");
        else in.expected(at.wordNode(), "one of " + next.mkString(", "));
        if (open.isEmpty()) at.skipStatement();
        return true;
    }

    private void read(int from, int line, int column, Cursor at, ReadingContext in, Node into) {
        Node tree = list.isEmpty() ? into : Node.parts("", line, column);
        Node element = tree;
        for (Piece piece : pieces.drop(from)) {
            at.spaces();
            if (!piece.word().isEmpty() && !at.takes(piece.word())) {
                if (!isWord(piece)) continue;
                at.wrong(at.shown(), "'" + piece.word() + "'");
                at.skipStatement();
                return;
            }
            if (isWord(piece)) continue;
            Node value = value(piece.form(), at, in);
            if (value == null) {
                at.skipStatement();
                return;
            }
            if (piece.path().isEmpty()) element = value;
            else inner(tree, piece, value).add(piece.path().last(), value);
        }
        for (Said one : said) tree.add(one.part(), Node.of(Node.Kind.WORD, one.value(), line, column));
        if (!list.isEmpty()) {
            if (into.part(list) == null) into.add(list, Node.list(line, column));
            Objects.requireNonNull(into.part(list)).add(element);
        }
    }

    /** The parts that get the value of a piece. */
    private static Node inner(Node tree, Piece piece, Node value) {
        Node inner = tree;
        for (String name : piece.path().dropRight(1)) {
            if (inner.part(name) == null) inner.add(name, Node.parts("", value.line(), value.column()));
            inner = Objects.requireNonNull(inner.part(name));
        }
        return inner;
    }

    /** The next value; null after an error was reported. */
    private static @Nullable Node value(char form, Cursor at, ReadingContext in) {
        at.spaces();
        int line = at.line();
        int column = at.column();
        if (form == VALUE) return ValueText.read(at, in);
        if (form == REST) return Node.of(Node.Kind.WORD, at.rest(), line, column);
        if (form == PLAIN) return at.wordNode();
        Node all = Node.list(line, column);
        for (; Character.isLetterOrDigit(at.peek()); at.spaces()) all.add(at.wordNode());
        return all;
    }
}
