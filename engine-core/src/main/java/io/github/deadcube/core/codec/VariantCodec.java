package io.github.deadcube.core.codec;

import io.vavr.collection.Vector;
import java.io.Serial;
import java.util.ArrayList;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Values of several types: records by the name of their type, and the constants of enums. */
final class VariantCodec extends Codec {
    private final TreeMap<String, Class<?>> records = new TreeMap<>();
    private final ArrayList<Class<?>> enums = new ArrayList<>();
    private final @Nullable Class<?> open;

    /** The codec of the permitted subtypes of a sealed type. */
    VariantCodec(Class<?> sealed) {
        open = null;
        gather(sealed.getPermittedSubclasses());
    }

    /** The codec of some subtypes of an open type; subtypes of applications have no name. */
    VariantCodec(Class<?> open, Vector<Class<?>> some) {
        this.open = open;
        gather(some.toJavaArray(Class<?>[]::new));
    }

    private void gather(Class<?>[] types) {
        for (Class<?> type : types) {
            if (type.isEnum()) enums.add(type);
            else if (type.isRecord()) records.put(ClassNames.ofCase(type), type);
            else if (type.isSealed()) gather(type.getPermittedSubclasses());
            else throw new IllegalStateException(type.getName() + " is part of a state, and is no record");
        }
    }

    @Override
    Node write(Object value, SavedTypes vocabulary) {
        if (value instanceof Enum<?> constant && enums.contains(constant.getDeclaringClass()))
            return Codecs.constants(constant.getDeclaringClass()).write(value, vocabulary);
        String name = value instanceof Record ? ClassNames.ofCase(value.getClass()) : "";
        if (records.get(name) != value.getClass()) throw new UnknownKind(value.getClass());
        return Codecs.parts(value.getClass()).write(value, name, vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, ReadingContext in) {
        boolean word = node.isWord();
        if (word)
            for (Class<?> type : enums) {
                Object constant = Codecs.constants(type).constant(node.text());
                if (constant != null) return constant;
            }
        Class<?> record = word || node.kind() == Node.Kind.PARTS ? records.get(node.text()) : null;
        if (record != null)
            return Codecs.parts(record)
                    .readNamed(word ? Node.parts(node.text(), node.line(), node.column()) : node, in);
        in.expected(node, "one of " + String.join(", ", names()));
        return null;
    }

    private Iterable<String> names() {
        ArrayList<String> names = new ArrayList<>(records.keySet());
        for (Class<?> type : enums) Codecs.constants(type).words().forEach(names::add);
        return names;
    }

    @Override
    Node schema(Schemas schemas) {
        return open == null
                ? oneOf(schemas)
                : schemas.defined(ClassNames.small(open.getSimpleName()), "", open, () -> oneOf(schemas));
    }

    private Node oneOf(Schemas schemas) {
        Node all = Node.list();
        addTo(all, schemas);
        return Node.parts("").add("oneOf", all);
    }

    /** Adds the schemas of the subtypes to a list of alternatives. */
    void addTo(Node all, Schemas schemas) {
        for (Class<?> type : enums) all.add(Codecs.constants(type).schema(schemas));
        records.forEach((name, type) -> all.add(schemas.named(type, name)));
    }

    /** Thrown for a value of a type that has no name. */
    static final class UnknownKind extends IllegalStateException {
        @Serial
        private static final long serialVersionUID = 1;

        UnknownKind(Class<?> type) {
            super(type.getName() + " is part of a value, and has no name to be written by");
        }
    }
}
