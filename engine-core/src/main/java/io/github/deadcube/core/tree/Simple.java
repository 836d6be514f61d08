package io.github.deadcube.core.tree;

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
}
