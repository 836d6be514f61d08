package io.github.deadcube.core.tree;

import java.util.ArrayList;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A sealed type: each record that it permits by its name, and the constants of each enum. */
final class Cases extends Codec {
    private final TreeMap<String, Class<?>> records = new TreeMap<>();
    private final ArrayList<Class<?>> enums = new ArrayList<>();

    Cases(Class<?> sealed) {
        gather(sealed);
    }

    private void gather(Class<?> sealed) {
        for (Class<?> permitted : sealed.getPermittedSubclasses()) {
            if (permitted.isEnum()) enums.add(permitted);
            else if (permitted.isRecord()) records.put(Names.ofCase(permitted), permitted);
            else if (permitted.isSealed()) gather(permitted);
            else throw new IllegalStateException(permitted.getName() + " is part of a state, and is no record");
        }
    }

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        if (value instanceof Enum<?> constant)
            return Codecs.constants(constant.getDeclaringClass()).write(value, vocabulary);
        return Codecs.parts(value.getClass()).write(value, Names.ofCase(value.getClass()), vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        boolean word = node.kind() == Node.Kind.WORD || node.kind() == Node.Kind.TEXT;
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
        Node all = Node.list();
        addTo(all, schemas);
        return Node.parts("").add("oneOf", all);
    }

    /** Adds what it may be to what something else may be besides. */
    void addTo(Node all, Schemas schemas) {
        for (Class<?> type : enums) all.add(Codecs.constants(type).schema(schemas));
        records.forEach((name, type) -> all.add(schemas.named(type, name)));
    }
}
