package io.github.deadcube.core.tree;

import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Constants of a class that is no enum, or some of an enum, each a word such as {@code endPhase}. */
final class Called extends Codec {
    private final Map<String, Object> byWord = new LinkedHashMap<>();

    /** @param constants each by what {@link Object#toString} writes, in capitals */
    Called(Seq<?> constants) {
        constants.forEach(constant -> byWord.put(Constants.word(constant.toString()), constant));
    }

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        return Node.word(Constants.word(value.toString()));
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        boolean word = node.kind() == Node.Kind.WORD || node.kind() == Node.Kind.TEXT;
        Object constant = word ? byWord.get(node.text()) : null;
        if (constant == null) in.expected(node, "one of " + String.join(", ", byWord.keySet()));
        return constant;
    }

    @Override
    Node schema(Schemas schemas) {
        Node all = Node.list();
        byWord.keySet().forEach(word -> all.add(Node.word(word)));
        return Node.parts("").add("enum", all);
    }
}
