package io.github.deadcube.core.codec;

import io.github.deadcube.api.play.Choice;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Choices within other values as trees. A word is read in the notation of choices. */
final class ChoiceCodec extends Codec {
    private final VariantCodec kinds = new VariantCodec(Choice.class);
    private final NotationCodec words = Objects.requireNonNull(NotationCodec.of(Choice.class));

    @Override
    Node write(Object value, SavedTypes vocabulary) {
        return kinds.write(value, vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, ReadingContext in) {
        return node.kind() == Node.Kind.PARTS ? kinds.read(node, in) : inGame(words.read(node, in), node, in);
    }

    @Override
    Node schema(Schemas schemas) {
        return schemas.defined("choice", "", () -> {
            Node all = Node.list();
            all.add(Node.parts("").add("type", Node.word("string")));
            kinds.addTo(all, schemas);
            return Node.parts("").add("oneOf", all);
        });
    }
}
