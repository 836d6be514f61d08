package io.github.deadcube.core.codec;

import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.shared.SavedNames;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Builds a JSON Schema. Each type is defined once and then referenced. */
final class Schemas {
    private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";

    private final SavedTypes types;
    private final TreeMap<String, Node> definitions = new TreeMap<>();
    private final TreeSet<String> described = new TreeSet<>();

    Schemas(SavedTypes types) {
        this.types = types;
    }

    /** The schema of a document; other schemas may refer to its name. */
    Node document(String name, Codec codec) {
        Node root = codec.schema(this);
        Node all = Node.parts("");
        definitions.forEach(all::add);
        return document(name, root).add("$defs", all);
    }

    /** The schema of a document that has this schema. */
    static Node document(String name, Node root) {
        Node document = Node.parts("")
                .add("$schema", Node.text(DRAFT))
                .add("$id", Node.text("urn:deadcube:" + name))
                .add("title", Node.text("Deadcube: " + name));
        for (int i = 0; i < root.size(); i++) document.add(root.name(i), root.value(i));
        return document;
    }

    Node words(String name, String expected) {
        return defined(
                name,
                "-words",
                () -> Node.parts("").add("type", Node.word("string")).add("description", Node.text(expected)));
    }

    Node named(Class<?> type, String name) {
        return typed(SavedNames.of(type).name(), type, name);
    }

    private Node typed(String brief, Class<?> type, String word) {
        return defined(
                brief,
                RuleData.class.isAssignableFrom(type) ? "-continuation" : "-typed",
                () -> Codecs.parts(type).schema(word, this));
    }

    Node pending(Class<?> type) {
        return defined(SavedNames.of(type).name(), "-any", () -> {
            Node all = Node.list();
            types.all(type).forEach((name, one) -> all.add(typed(name, one, name)));
            return Node.parts("").add("oneOf", all);
        });
    }

    Node defined(String type, String role, Supplier<Node> schema) {
        String name = type + role;
        if (described.add(name)) definitions.put(name, schema.get());
        return Node.parts("").add("$ref", Node.text("#/$defs/" + name));
    }
}
