package io.github.deadcube.core.codec;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Inputs, or choices alone, as trees. A word is read in their notation. */
final class InputCodec extends Codec {
    @SavedName(value = "faces", parts = "faces")
    record Faces(Dice faces) {}

    private static final String DICE = "dice";
    private static final String ORDER = "order";

    private final VariantCodec choices = new VariantCodec(Choice.class);
    private final NotationCodec choiceWords = Objects.requireNonNull(NotationCodec.of(Choice.class));
    private final boolean all;

    /** @param all whether the values are inputs of every kind, not choices alone */
    InputCodec(boolean all) {
        this.all = all;
    }

    @Override
    Node write(Object value, SavedTypes vocabulary) {
        if (value instanceof Dice dice) return Codecs.parts(Faces.class).write(new Faces(dice), DICE, vocabulary);
        if (value instanceof Shuffle) return Codecs.parts(Shuffle.class).write(value, ORDER, vocabulary);
        return choices.write(value, vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, ReadingContext in) {
        if (node.kind() == Node.Kind.PARTS) return all ? parts(node, in) : choices.read(node, in);
        return all ? words(node, in) : inGame(choiceWords.read(node, in), node, in);
    }

    private @Nullable Object parts(Node node, ReadingContext in) {
        if (node.text().equals(ORDER)) return Codecs.parts(Shuffle.class).readNamed(node, in);
        if (!node.text().equals(DICE)) return choices.read(node, in);
        Object faces = Codecs.parts(Faces.class).readNamed(node, in);
        return faces == null ? null : ((Faces) faces).faces();
    }

    private @Nullable Object words(Node node, ReadingContext in) {
        if (!node.isWord()) {
            in.expected(node, "an input, such as {\"type\":\"pass\"} or \"A1 advance\"");
            return null;
        }
        Either<Seq<Fault>, Input> read = Input.read(node.text());
        if (read.isRight()) return inGame(read.get(), node, in);
        in.wrong(node, read.getLeft().head().text(), "an input in its notation, such as 'A1 advance'");
        return null;
    }

    @Override
    Node schema(Schemas schemas) {
        return schemas.defined(all ? "input" : "choice", "", () -> {
            Node kinds = Node.list();
            kinds.add(Node.parts("").add("type", Node.word("string")));
            if (all) {
                kinds.add(schemas.named(Faces.class, DICE));
                kinds.add(schemas.named(Shuffle.class, ORDER));
            }
            choices.addTo(kinds, schemas);
            return Node.parts("").add("oneOf", kinds);
        });
    }
}
