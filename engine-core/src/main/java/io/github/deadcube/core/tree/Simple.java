package io.github.deadcube.core.tree;

import io.github.deadcube.api.play.Dice;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Numbers, text, and yes or no. */
final class Simple {
    private Simple() {}

    /** A whole number; 0 if it is left out. */
    static final Codec NUMBER = new Codec() {
        @Override
        Node write(Object value, Vocabulary vocabulary) {
            return Node.number((Integer) value);
        }

        @Override
        @Nullable
        Object read(Node node, Reading in) {
            if (node.kind() == Node.Kind.NUMBER || node.kind() == Node.Kind.WORD) {
                try {
                    return Integer.valueOf(node.text());
                } catch (NumberFormatException e) {
                    // said below
                }
            }
            in.expected(node, "a whole number from -2147483648 to 2147483647");
            return null;
        }

        @Override
        Object absent() {
            return 0;
        }

        @Override
        Node schema(Schemas schemas) {
            return Node.parts("").add("type", Node.word("integer"));
        }
    };

    /** Yes or no; no if it is left out. */
    static final Codec FLAG = new Codec() {
        @Override
        Node write(Object value, Vocabulary vocabulary) {
            return Node.flag((Boolean) value);
        }

        @Override
        @Nullable
        Object read(Node node, Reading in) {
            boolean said = node.kind() == Node.Kind.FLAG || node.kind() == Node.Kind.WORD;
            if (said && node.text().equals("true")) return true;
            if (said && node.text().equals("false")) return false;
            in.expected(node, "true or false");
            return null;
        }

        @Override
        Object absent() {
            return false;
        }

        @Override
        Node schema(Schemas schemas) {
            return Node.parts("").add("type", Node.word("boolean"));
        }
    };

    /** Free text; none if it is left out. */
    static final Codec TEXT = new Codec() {
        @Override
        Node write(Object value, Vocabulary vocabulary) {
            return Node.text((String) value);
        }

        @Override
        @Nullable
        Object read(Node node, Reading in) {
            if (node.kind() == Node.Kind.TEXT || node.kind() == Node.Kind.WORD) return node.text();
            in.expected(node, "a text");
            return null;
        }

        @Override
        Object absent() {
            return "";
        }

        @Override
        Node schema(Schemas schemas) {
            return Node.parts("").add("type", Node.word("string"));
        }
    };

    /** A value that may be missing: then its part is left out. */
    static final class Optional extends Codec {
        private final Codec present;

        Optional(Codec present) {
            this.present = present;
        }

        @Override
        Node write(Object value, Vocabulary vocabulary) {
            return present.write(((Option<?>) value).get(), vocabulary);
        }

        @Override
        @Nullable
        Object read(Node node, Reading in) {
            Object value = present.read(node, in);
            return value == null ? null : Option.some(value);
        }

        @Override
        Object absent() {
            return Option.none();
        }

        @Override
        Node schema(Schemas schemas) {
            return present.schema(schemas);
        }
    }

    /** Several values in order; none if they are left out. */
    static final class Sequences extends Codec {
        private final Codec each;
        private final boolean list;

        /** @param type list, vector, or what both are */
        Sequences(Class<?> type, Codec each) {
            this.each = each;
            this.list = type == List.class;
        }

        @Override
        Node write(Object value, Vocabulary vocabulary) {
            Node all = Node.list();
            Seq<?> values = (Seq<?>) value;
            if (!values.isEmpty()) for (Object one : values) all.add(each.write(one, vocabulary));
            return all;
        }

        @Override
        @Nullable
        Object read(Node node, Reading in) {
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
        Object absent() {
            return list ? List.empty() : Vector.empty();
        }

        @Override
        Node schema(Schemas schemas) {
            return Node.parts("").add("type", Node.word("array")).add("items", each.schema(schemas));
        }
    }

    /** Rolled dice as a list of their faces. */
    static final class DiceFaces extends Codec {
        private static final Codec FACES = new Sequences(Vector.class, Simple.NUMBER);

        @Override
        Node write(Object value, Vocabulary vocabulary) {
            return FACES.write(((Dice) value).faces(), vocabulary);
        }

        @Override
        @Nullable
        Object read(Node node, Reading in) {
            Object faces = FACES.read(node, in);
            return faces == null ? null : of((Seq<?>) faces);
        }

        private static Dice of(Seq<?> faces) {
            int[] all = new int[faces.size()];
            for (int i = 0; i < all.length; i++) all[i] = (Integer) faces.get(i);
            return Dice.of(all);
        }

        @Override
        Node schema(Schemas schemas) {
            return FACES.schema(schemas);
        }
    }
}
