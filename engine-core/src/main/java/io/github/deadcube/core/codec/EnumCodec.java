package io.github.deadcube.core.codec;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.schema.Kind;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Some or all constants of an enum or of a class with named constants, each as a word such as {@code roll-last}; sides
 * as their letters.
 */
final class EnumCodec implements Codec {
    private final TreeMap<String, Object> byWord = new TreeMap<>();
    private final Node[] words;
    private final boolean all;

    /** All constants of an enum, by their saved names. */
    EnumCodec(Class<?> type) {
        this(Vector.of(type.getEnumConstants()), constant -> SavedNames.name((Enum<?>) constant), true);
        for (String alias : SavedNames.of(type).aliasesOfParts())
            byWord.put(alias, type.getEnumConstants()[SavedNames.of(type).place(alias)]);
    }

    /** @param some constants of an enum, or constants whose {@link Object#toString} is in capitals */
    EnumCodec(Seq<?> some) {
        this(some, Kind::word, false);
    }

    private EnumCodec(Seq<?> constants, Function<Object, String> name, boolean all) {
        this.words = new Node[constants.size()];
        this.all = all;
        int i = 0;
        for (Object constant : constants) {
            String word = name.apply(constant);
            words[i++] = Node.word(word);
            byWord.put(word, constant);
        }
    }

    Stream<String> words() {
        return Stream.of(words).map(Node::text);
    }

    @Nullable
    Object constant(String word) {
        return byWord.get(word);
    }

    @Override
    public Node write(Object value, SavedTypes types) {
        return all ? words[((Enum<?>) value).ordinal()] : Node.word(Kind.word(value));
    }

    @Override
    public @Nullable Object read(Node node, ReadingContext in) {
        Object constant = node.isWord() ? byWord.get(node.text()) : null;
        if (constant == null) in.expected(node, Sentence.of("one of {names}", String.join(", ", words().toList())));
        return constant;
    }

    @Override
    public Node schema(Schemas schemas) {
        Node listed = Node.list();
        for (Node word : words) listed.add(word);
        return Node.parts("").add("enum", listed);
    }
}
