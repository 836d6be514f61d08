package io.github.deadcube.core.tree;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Several values in order; none if they are left out. */
final class Sequences extends Codec {
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
