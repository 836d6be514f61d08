package io.github.deadcube.core.codec;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Numbers, texts and flags. To parse a text that is not a value gives null. */
record SimpleCodecs(
        Node.Kind kind, CharSequence expected, Object absent, String type, Function<String, @Nullable Object> parse)
        implements Codec {
    /** A whole number; 0 if it is left out. */
    static final Codec NUMBER = number(Integer.MIN_VALUE, Integer.MAX_VALUE);

    static final Codec FLAG = new SimpleCodecs(Node.Kind.FLAG, "true or false", false, "boolean", SimpleCodecs::flag);

    static final Codec TEXT = new SimpleCodecs(Node.Kind.TEXT, "a text", "", "string", text -> text);

    /** A whole number, whose reader names its bounds; the record that has it checks them. */
    static Codec number(int least, int most) {
        return new SimpleCodecs(
                Node.Kind.NUMBER,
                Sentence.of("a whole number from {least} to {most}", least, most),
                0,
                "integer",
                SimpleCodecs::number);
    }

    /** Java also reads a plus sign, and digits of other scripts. */
    private static @Nullable Object number(String text) {
        if (!text.chars().allMatch(c -> c >= '0' && c <= '9' || c == '-')) return null;
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static @Nullable Object flag(String text) {
        if (text.equals("true")) return true;
        return text.equals("false") ? false : null;
    }

    @Override
    public Node write(Object value, SavedTypes types) {
        return Node.of(kind, value.toString(), 0, 0);
    }

    @Override
    public @Nullable Object read(Node node, ReadingContext in) {
        boolean said = node.kind() == kind || node.kind() == Node.Kind.WORD;
        Object value = said ? parse.apply(node.text()) : null;
        if (value == null) in.expected(node, expected);
        return value;
    }

    @Override
    public Node schema(Schemas schemas) {
        return Node.parts("").add("type", Node.word(type));
    }

    /** An optional value; if it is none, its part is left out. */
    record Optional(Codec present) implements Codec {
        @Override
        public Node write(Object value, SavedTypes types) {
            return present.write(((Option<?>) value).get(), types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            Object value = present.read(node, in);
            return value == null ? null : Option.some(value);
        }

        @Override
        public Object absent() {
            return Option.none();
        }

        @Override
        public Node schema(Schemas schemas) {
            return present.schema(schemas);
        }
    }

    /** Several values in order, as a list or a vector; empty if they are left out. */
    record Sequences(boolean list, Codec each) implements Codec {
        @Override
        public Node write(Object value, SavedTypes types) {
            Node all = Node.list();
            Seq<?> values = (Seq<?>) value;
            if (!values.isEmpty()) for (Object one : values) all.add(each.write(one, types));
            return all;
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            if (node.kind() != Node.Kind.LIST) {
                in.expected(node, "a list");
                return null;
            }
            ArrayList<Object> values = new ArrayList<>(node.size());
            for (int i = 0; i < node.size(); i++) {
                Object value = each.read(node.value(i), in);
                if (value != null) values.add(value);
            }
            if (values.size() < node.size()) return null;
            return list ? List.ofAll(values) : Vector.ofAll(values);
        }

        @Override
        public Object absent() {
            return list ? List.empty() : Vector.empty();
        }

        @Override
        public Node schema(Schemas schemas) {
            return Node.parts("").add("type", Node.word("array")).add("items", each.schema(schemas));
        }
    }

    /** Rolled dice as a list of their faces. */
    static final class DiceFaces implements Codec {
        private static final Codec FACES = new Sequences(false, SimpleCodecs.NUMBER);

        @Override
        public Node write(Object value, SavedTypes types) {
            return FACES.write(((Dice) value).faces(), types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            Object faces = FACES.read(node, in);
            return faces == null ? null : Dice.of(((Seq<?>) faces).map(Integer.class::cast));
        }

        @Override
        public Node schema(Schemas schemas) {
            return FACES.schema(schemas);
        }
    }
}
