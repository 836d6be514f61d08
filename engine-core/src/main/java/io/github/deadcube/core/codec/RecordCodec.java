package io.github.deadcube.core.codec;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.shared.SavedNames;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Java records by their components. Components that are false, 0, none or empty are left out. Exceptions: numbers and flags of values that
 * players exchange, and of a record that has no other components.
 */
final class RecordCodec extends Codec {
    private static final MethodType READS = MethodType.methodType(Object.class, Object.class);
    private static final MethodType MAKES = MethodType.methodType(Object.class, Object[].class);

    private final Class<?> type;
    private final SavedNames savedNames;
    private final String[] names;
    private final Codec[] codecs;
    private final @Nullable Object[] absent;
    private final boolean[] alwaysWritten;
    private final MethodHandle[] readers;
    private final MethodHandle maker;
    private final boolean ofOrders;

    RecordCodec(Class<?> type) {
        this.type = type;
        RecordComponent[] components = type.getRecordComponents();
        int n = components.length;
        savedNames = SavedNames.of(type);
        names = savedNames.parts();
        codecs = new Codec[n];
        absent = new Object[n];
        alwaysWritten = new boolean[n];
        readers = new MethodHandle[n];
        boolean whole = n == 1 || type.getPackageName().equals(Input.class.getPackageName());
        for (int i = 0; i < n; i++) {
            codecs[i] = Codecs.of(components[i].getGenericType(), type);
            Object usual = UsualParts.of(type, names[i]);
            absent[i] = usual == null ? codecs[i].absent() : usual;
            alwaysWritten[i] = whole && (codecs[i] == SimpleCodecs.NUMBER || codecs[i] == SimpleCodecs.FLAG);
            readers[i] = reader(components[i].getAccessor());
        }
        ofOrders = type.getPackageName().equals(Order.class.getPackageName());
        maker = maker(Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    }

    private MethodHandle reader(Method accessor) {
        try {
            if (!accessor.trySetAccessible()) throw closed();
            return MethodHandles.lookup().unreflect(accessor).asType(READS);
        } catch (IllegalAccessException e) {
            throw closed();
        }
    }

    private MethodHandle maker(Class<?>[] types) {
        try {
            Constructor<?> canonical = type.getDeclaredConstructor(types);
            if (!canonical.trySetAccessible()) throw closed();
            return MethodHandles.lookup()
                    .unreflectConstructor(canonical)
                    .asSpreader(Object[].class, types.length)
                    .asType(MAKES);
        } catch (ReflectiveOperationException e) {
            throw closed();
        }
    }

    private IllegalStateException closed() {
        return new IllegalStateException(type.getName() + " is part of a state, and cannot be written down: make it"
                + " public in an exported package, or open its package to io.github.deadcube.core");
    }

    @Override
    Node write(Object value, SavedTypes vocabulary) {
        return write(value, "", vocabulary);
    }

    /** Writes the value with the name of its type. */
    Node write(Object value, String word, SavedTypes vocabulary) {
        Node parts = Node.parts(word);
        for (int i = 0; i < names.length; i++) {
            Object part = get(value, i);
            if (alwaysWritten[i] || !part.equals(absent[i])) parts.add(names[i], codecs[i].write(part, vocabulary));
        }
        return parts;
    }

    private Object get(Object value, int i) {
        try {
            return (Object) readers[i].invokeExact(value);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + type, e);
        }
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
        return savedNames.place(name);
    }

    /** The new record; null after an error. An error of the whole is reported only if no part has an error. */
    private @Nullable Object made(@Nullable Object[] values, Node node, ReadingContext in, int before) {
        try {
            Object made = (Object) maker.invokeExact(values);
            if (ofOrders) OrderCheck.whole(made, node, in);
            return made;
        } catch (IllegalArgumentException e) {
            if (in.found() == before) in.wrong(node, String.valueOf(e.getMessage()), "values that go together");
            return null;
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot make " + type, e);
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
