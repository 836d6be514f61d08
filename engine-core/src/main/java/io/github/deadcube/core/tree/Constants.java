package io.github.deadcube.core.tree;

import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The constants of an enum, each a word such as {@code rollLast}; sides are called by their letters. */
final class Constants extends Codec {
    private final TreeMap<String, Object> byWord = new TreeMap<>();
    private final Node[] words;

    Constants(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        words = new Node[constants.length];
        for (int i = 0; i < words.length; i++) {
            String word = word(((Enum<?>) constants[i]).name());
            words[i] = Node.word(word);
            byWord.put(word, constants[i]);
        }
    }

    static String word(String name) {
        if (name.length() == 1) return name;
        StringBuilder s = new StringBuilder();
        for (String part : name.toLowerCase(Locale.ROOT).split("_", -1))
            s.append(s.isEmpty() ? part : Names.capital(part));
        return s.toString();
    }

    Stream<String> words() {
        return Stream.of(words).map(Node::text);
    }

    @Nullable
    Object constant(String word) {
        return byWord.get(word);
    }

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        return words[((Enum<?>) value).ordinal()];
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        boolean word = node.kind() == Node.Kind.WORD || node.kind() == Node.Kind.TEXT;
        Object constant = word ? byWord.get(node.text()) : null;
        if (constant == null) in.expected(node, "one of " + String.join(", ", words().toList()));
        return constant;
    }

    @Override
    Node schema(Schemas schemas) {
        Node all = Node.list();
        for (Node word : words) all.add(word);
        return Node.parts("").add("enum", all);
    }
}
