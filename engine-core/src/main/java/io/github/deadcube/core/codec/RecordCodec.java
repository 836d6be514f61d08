package io.github.deadcube.core.codec;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.schema.RecordType;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Java records by their components. Components that are false, 0, none or empty are left out. Exceptions: numbers and flags of values that
 * players exchange, and of a record that has no other components.
 */
final class RecordCodec extends Codec {
    private final Class<?> type;
    private final RecordType parts;
    private final String[] names;
    private final Codec[] codecs;
    private final @Nullable Object[] absent;
    private final boolean[] alwaysWritten;
    private final Function<@Nullable Object[], Object> maker;
    private final boolean ofOrders;

    RecordCodec(Class<?> type) {
        this.type = type;
        parts = RecordType.of(type);
        names = parts.names().parts();
        int n = names.length;
        codecs = new Codec[n];
        absent = new Object[n];
        alwaysWritten = new boolean[n];
        boolean whole = n == 1 || type.getPackageName().equals(Input.class.getPackageName());
        for (int i = 0; i < n; i++) {
            codecs[i] = Codecs.of(parts.declared(i), type);
            Object usual = UsualParts.of(type, names[i]);
            absent[i] = usual == null ? codecs[i].absent() : usual;
            alwaysWritten[i] = whole && (codecs[i] == SimpleCodecs.NUMBER || codecs[i] == SimpleCodecs.FLAG);
        }
        ofOrders = type.getPackageName().equals(Order.class.getPackageName());
        maker = parts.maker();
    }

    @Override
    Node write(Object value, SavedTypes vocabulary) {
        return write(value, "", vocabulary);
    }

    /** Writes the value with the name of its type. */
    Node write(Object value, String word, SavedTypes vocabulary) {
        Node node = Node.parts(word);
        for (int i = 0; i < names.length; i++) {
            Object part = parts.get(value, i);
            if (alwaysWritten[i] || !part.equals(absent[i])) node.add(names[i], codecs[i].write(part, vocabulary));
        }
        return node;
    }

    /** Refuses a type name: the type is known from the context. */
    @Override
    @Nullable
    Object read(Node node, ReadingContext in) {
        if (node.kind() == Node.Kind.PARTS && !node.text().isEmpty()) {
            in.wrong(node, "the type '" + node.text() + "' is not needed", "no type here");
            return null;
        }
        return readNamed(node, in);
    }

    /** The value of a node whose type name is already checked; null after an error was reported. */
    @Nullable
    Object readNamed(Node node, ReadingContext in) {
        if (node.kind() != Node.Kind.PARTS) {
            in.expected(node, "the parts " + String.join(", ", names));
            return null;
        }
        int before = in.found();
        @Nullable Object[] values = new Object[names.length];
        boolean whole = true;
        for (int p = 0; p < node.size(); p++) {
            int i = place(node.name(p), p);
            Node part = node.value(p);
            if (i < 0 || values[i] != null) {
                String fault = "'" + node.name(p) + "' is " + (i < 0 ? "not known" : "given twice");
                in.wrong(part, fault + of(node), i < 0 ? known() : "it once");
                whole = false;
                continue;
            }
            values[i] = codecs[i].read(part, in);
            if (ofOrders && values[i] != null) OrderCheck.part(type, names[i], values[i], part, in);
            whole &= values[i] != null;
        }
        if (!whole) return null;
        for (int i = 0; i < names.length; i++) {
            if (values[i] != null) continue;
            values[i] = absent[i];
            if (ofOrders && values[i] != null) OrderCheck.part(type, names[i], values[i], node, in);
            if (values[i] != null) continue;
            in.wrong(node, "'" + names[i] + "' is missing" + of(node), "the parts " + String.join(", ", names));
            whole = false;
        }
        return whole ? made(values, node, in, before) : null;
    }

    private String known() {
        return names.length == 0 ? "no parts" : "one of " + String.join(", ", names);
    }

    private static String of(Node node) {
        return node.text().isEmpty() ? "" : " in '" + node.text() + "'";
    }

    /** The place of a part. The search starts at {@code from}, because parts are usually in the order of their declaration. */
    private int place(String name, int from) {
        for (int i = from; i < names.length; i++) if (names[i].equals(name)) return i;
        return parts.names().place(name);
    }

    /** The new record; null after an error. An error of the whole is reported only if no part has an error. */
    private @Nullable Object made(@Nullable Object[] values, Node node, ReadingContext in, int before) {
        try {
            Object made = maker.apply(values);
            if (ofOrders) OrderCheck.whole(made, node, in);
            return made;
        } catch (IllegalArgumentException e) {
            if (in.found() == before) in.wrong(node, String.valueOf(e.getMessage()), "values that go together");
            return null;
        }
    }

    @Override
    Node schema(Schemas schemas) {
        return schemas.record(type, () -> schema("", schemas));
    }

    /** The schema of the record with the name of its type. */
    Node schema(String word, Schemas schemas) {
        Node properties = Node.parts("");
        Node required = Node.list();
        if (!word.isEmpty()) {
            properties.add("type", Node.parts("").add("const", Node.word(word)));
            required.add(Node.word("type"));
        }
        for (int i = 0; i < names.length; i++) {
            properties.add(names[i], codecs[i].schema(schemas));
            if (absent[i] == null) required.add(Node.word(names[i]));
        }
        Node schema = Node.parts("").add("type", Node.word("object")).add("properties", properties);
        if (required.size() > 0) schema.add("required", required);
        return schema.add("additionalProperties", Node.flag(false));
    }
}
