package io.github.deadcube.core.notation;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A clause of the notation: words, and parts of a tree in braces. It writes the parts and reads them back. In braces,
 * the path of a part may end with {@code *} for all words that follow, with {@code ~} for the rest of the item, or with
 * {@code =} for a value of any form. A word and a part in brackets are left out together: {@code marked {rule} {amount}
 * [by {by}] until {until}}.
 *
 * @param list the list of which the clause has one element; empty if its parts belong to the tree itself
 * @param said the parts that the clause has without a word of their own, with their values
 */
record Clause(
        String list,
        List<Piece> pieces,
        List<Said> said,
        @Nullable Predicate<Node> when) {
    private static final char PLAIN = ' ';
    private static final char ALL = '*';
    private static final char REST = '~';
    private static final char VALUE = '=';

    /** A word, a part, or both: then the word comes before the part, and they are left out together. */
    private record Piece(String word, List<String> path, char form) {
        static Piece word(String word) {
            return new Piece(word, List.of(), PLAIN);
        }

        static Piece part(String word, String path) {
            char last = path.isEmpty() ? PLAIN : path.charAt(path.length() - 1);
            char form = last == ALL || last == REST || last == VALUE ? last : PLAIN;
            String names = form == PLAIN ? path : path.substring(0, path.length() - 1);
            return new Piece(word, names.isEmpty() ? List.of() : List.of(names.split("\\.", -1)), form);
        }

        boolean isWord() {
            return path.isEmpty() && !word.isEmpty();
        }
    }

    private record Said(String part, String value) {}

    static Clause of(String form) {
        return each("", form);
    }

    /** A clause for each element of a list. */
    static Clause each(String list, String form) {
        List<Piece> pieces = new ArrayList<>();
        String before = "";
        for (String word : form.split(" ", -1))
            if (word.startsWith("[")) before = word.substring(1);
            else if (word.startsWith("{")) {
                pieces.add(Piece.part(before, word.substring(1, word.indexOf('}'))));
                before = "";
            } else pieces.add(Piece.word(word));
        return new Clause(list, List.copyOf(pieces), List.of(), null);
    }

    /** The same, which also says the value of a part. It is written if the part has the value. */
    Clause says(String part, String value) {
        return new Clause(
                list,
                pieces,
                Stream.concat(said.stream(), Stream.of(new Said(part, value))).toList(),
                when);
    }

    /** The same, written on a condition; without one if the tree has any of its parts. */
    Clause when(Predicate<Node> condition) {
        return new Clause(list, pieces, said, condition);
    }

    private boolean applies(Node tree) {
        if (when != null && !when.test(tree)) return false;
        for (Said one : said) if (!tree.textOf(one.part()).equals(one.value())) return false;
        if (when != null || !said.isEmpty()) return true;
        for (Piece piece : pieces) if (!piece.path().isEmpty() && at(tree, piece) != null) return true;
        return false;
    }

    private void write(Node tree, StringBuilder out) {
        int from = out.length();
        for (Piece piece : pieces)
            if (piece.isWord()) space(out, from).append(piece.word());
            else write(piece, at(tree, piece), out, from);
    }

    private static StringBuilder space(StringBuilder out, int from) {
        return out.length() == from ? out : out.append(' ');
    }

    /** A number that is left out is 0. */
    private static void write(Piece piece, @Nullable Node value, StringBuilder out, int from) {
        if (value == null) {
            if (piece.word().isEmpty() && piece.form() != ALL) space(out, from).append('0');
            return;
        }
        if (!piece.word().isEmpty()) space(out, from).append(piece.word());
        if (piece.form() == REST) space(out, from).append(value.text());
        else if (piece.form() == ALL)
            for (Node one : value.values()) space(out, from).append(one.text());
        else if (piece.form() == VALUE) ValueText.write(value, space(out, from));
        else space(out, from).append(ValueText.word(value.text()));
    }

    private static @Nullable Node at(Node tree, Piece piece) {
        Node at = tree;
        for (String name : piece.path()) at = at == null ? null : at.part(name);
        return at;
    }

    private void read(int from, int line, int column, Cursor at, ReadingContext in, Node into) {
        Node tree = list.isEmpty() ? into : Node.parts("", line, column);
        Node element = tree;
        for (Piece piece : pieces.subList(from, pieces.size())) {
            at.spaces();
            if (!piece.word().isEmpty() && !at.takes(piece.word())) {
                if (!piece.isWord()) continue;
                at.wrong(at.shown(), Sentence.verbatim("'" + piece.word() + "'"));
                at.skipStatement();
                return;
            }
            if (piece.isWord()) continue;
            Node value = value(piece.form(), at, in);
            if (value == null) {
                at.skipStatement();
                return;
            }
            if (piece.path().isEmpty()) element = value;
            else add(tree, piece, value);
        }
        for (Said one : said) tree.add(one.part(), Node.of(Node.Kind.WORD, one.value(), line, column));
        if (!list.isEmpty()) {
            if (into.part(list) == null) into.add(list, Node.list(line, column));
            Objects.requireNonNull(into.part(list)).add(element);
        }
    }

    private static void add(Node tree, Piece piece, Node value) {
        Node inner = tree;
        int last = piece.path().size() - 1;
        for (String name : piece.path().subList(0, last)) {
            if (inner.part(name) == null) inner.add(name, Node.parts("", value.line(), value.column()));
            inner = Objects.requireNonNull(inner.part(name));
        }
        inner.add(piece.path().get(last), value);
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

    /** Several clauses, in the order in which they are written. */
    static final class Table {
        private final List<Clause> all;
        private final Map<String, List<Clause>> byFirstWord = new TreeMap<>();

        Table(List<Clause> all) {
            this.all = all;
            for (Clause one : all)
                byFirstWord
                        .computeIfAbsent(one.pieces.get(0).word(), word -> new ArrayList<>())
                        .add(one);
        }

        static Table of(Clause... all) {
            return new Table(List.of(all));
        }

        static Table of(Table... some) {
            return new Table(
                    Stream.of(some).flatMap(table -> table.all.stream()).toList());
        }

        /**
         * Writes the clauses that the tree needs; {@code between} stands before each that does not begin at
         * {@code from}.
         */
        void write(Node tree, StringBuilder out, int from, String between) {
            for (Clause form : all)
                if (form.list.isEmpty()) {
                    if (form.applies(tree)) write(form, tree, out, from, between);
                } else for (Node element : tree.elements(form.list)) write(form, element, out, from, between);
        }

        private static void write(Clause form, Node tree, StringBuilder out, int from, String between) {
            if (out.length() > from) out.append(between);
            form.write(tree, out);
        }

        /**
         * Reads a clause after its first word, which stands at a line and a column. Returns whether one begins with
         * the word.
         */
        boolean read(String word, int line, int column, Cursor at, ReadingContext in, Node into) {
            List<Clause> begun = byFirstWord.get(word);
            if (begun == null) return false;
            at.spaces();
            Clause open = null;
            List<String> next = new ArrayList<>();
            for (Clause form : begun)
                if (form.pieces.size() == 1 || !form.pieces.get(1).isWord()) open = open == null ? form : open;
                else if (at.takes(form.pieces.get(1).word())) {
                    form.read(2, line, column, at, in, into);
                    return true;
                } else next.add(form.pieces.get(1).word());
            if (open != null) {
                open.read(1, line, column, at, in, into);
                return true;
            }
            if (next.size() == 1) at.wrong(at.shown(), Sentence.verbatim("'" + next.get(0) + "'"));
            else in.expected(at.wordNode(), Sentence.of("one of {next}", String.join(", ", next)));
            at.skipStatement();
            return true;
        }
    }
}
