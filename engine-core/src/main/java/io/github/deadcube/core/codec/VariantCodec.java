package io.github.deadcube.core.codec;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.schema.Kind;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.Vector;
import java.io.Serial;
import java.util.ArrayList;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Values of several types: records by the name of their type, and the constants of enums. */
final class VariantCodec implements Codec {
    private final TreeMap<String, Class<?>> records = new TreeMap<>();
    private final TreeMap<String, Class<?>> aliases = new TreeMap<>();
    private final ArrayList<Class<?>> enums = new ArrayList<>();
    /** The name of the open type in schemas; null for a sealed type. */
    private final @Nullable String open;

    /** The codec of the permitted subtypes of a sealed type. */
    VariantCodec(Class<?> sealed) {
        this(null, sealed);
    }

    /**
     * The codec of an open type, by its name in schemas: of the permitted subtypes of sealed ones. Subtypes of
     * applications have no name.
     */
    VariantCodec(@Nullable String open, Class<?>... sealed) {
        this.open = open;
        for (Class<?> type : Vector.of(sealed).flatMap(RecordType::cases)) {
            switch (Kind.of(type)) {
                case CONSTANTS -> enums.add(type);
                case RECORD -> add(type);
                default -> throw new IllegalStateException(type.getName() + " is part of a state, and is no record");
            }
        }
    }

    private void add(Class<?> type) {
        records.put(SavedTypes.variant(type), type);
        for (String alias : SavedNames.of(type).aliases()) aliases.put(Kind.variant(alias), type);
    }

    @Override
    public Node write(Object value, SavedTypes types) {
        if (value instanceof Enum<?> constant && enums.contains(constant.getDeclaringClass()))
            return Codecs.constants(constant.getDeclaringClass()).write(value, types);
        // a type of an application may have no saved name, or that of another type
        if (!records.containsValue(value.getClass())) throw new UnknownKind(value.getClass());
        return Codecs.parts(value.getClass()).write(value, SavedTypes.variant(value.getClass()), types);
    }

    @Override
    public @Nullable Object read(Node node, ReadingContext in) {
        if (node.isWord())
            for (Class<?> type : enums) {
                Object constant = Codecs.constants(type).constant(node.text());
                if (constant != null) return constant;
            }
        Node typed = node.asType();
        Class<?> record = typed.kind() == Node.Kind.PARTS ? named(node.text()) : null;
        if (record != null) return Codecs.parts(record).readNamed(typed, in);
        in.unknown(node, Sentence.of("one of {names}", String.join(", ", names())));
        return null;
    }

    private @Nullable Class<?> named(String name) {
        Class<?> type = records.get(name);
        return type == null ? aliases.get(name) : type;
    }

    private Iterable<String> names() {
        ArrayList<String> names = new ArrayList<>(records.keySet());
        for (Class<?> type : enums) Codecs.constants(type).words().forEach(names::add);
        return names;
    }

    @Override
    public Node schema(Schemas schemas) {
        return open == null ? oneOf(schemas) : schemas.defined(open, "", () -> oneOf(schemas));
    }

    private Node oneOf(Schemas schemas) {
        Node all = Node.list();
        addTo(all, schemas);
        return Node.parts("").add("oneOf", all);
    }

    void addTo(Node all, Schemas schemas) {
        for (Class<?> type : enums) all.add(Codecs.constants(type).schema(schemas));
        records.forEach((name, type) -> all.add(schemas.named(type, name)));
    }

    static final class UnknownKind extends IllegalStateException {
        @Serial
        private static final long serialVersionUID = 1;

        UnknownKind(Class<?> type) {
            super(type.getName() + " is part of a value, and has no name to be written by");
        }
    }
}
