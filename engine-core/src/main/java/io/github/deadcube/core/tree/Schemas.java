package io.github.deadcube.core.tree;

import java.util.TreeMap;
import java.util.function.Supplier;

/** A schema that grows: each kind of record is described once, and referred to. */
final class Schemas {
    private final Vocabulary vocabulary;
    private final TreeMap<String, Node> definitions = new TreeMap<>();

    Schemas(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** Words in a notation of their own. */
    Node words(Class<?> type, String expected) {
        return defined(
                Names.small(type.getSimpleName()),
                () -> Node.parts("").add("type", Node.word("string")).add("description", Node.text(expected)));
    }

    /** A record. */
    Node record(Class<?> type, Supplier<Node> schema) {
        return defined(Names.ofPending(type), schema);
    }

    /** A record that says what it is. */
    Node named(Class<?> type, String name) {
        return defined(Names.ofPending(type), () -> Codecs.parts(type).schema(name, this));
    }

    /** What is still to be done. */
    Node pending(Class<?> type) {
        return defined(Names.ofPending(type), () -> {
            Node all = Node.list();
            vocabulary.all(type).forEach((name, one) -> all.add(named(one, name)));
            return Node.parts("").add("oneOf", all);
        });
    }

    private Node defined(String name, Supplier<Node> schema) {
        if (!definitions.containsKey(name)) {
            definitions.put(name, Node.parts(""));
            definitions.put(name, schema.get());
        }
        return Node.parts("").add("$ref", Node.text("#/$defs/" + name));
    }

    Node definitions() {
        Node all = Node.parts("");
        definitions.forEach(all::add);
        return all;
    }
}
