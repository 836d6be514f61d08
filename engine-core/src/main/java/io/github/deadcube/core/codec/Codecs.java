package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.codec.SimpleCodecs.DiceFaces;
import io.github.deadcube.core.codec.SimpleCodecs.Optional;
import io.github.deadcube.core.codec.SimpleCodecs.Sequences;
import io.github.deadcube.core.schema.Kind;
import io.github.deadcube.core.support.ModelWriter;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the codec of a type, once for each class. */
final class Codecs {
    private static final ClassValue<RecordCodec> PARTS =
            PerClass.remembered(type -> type == Model.class ? new ModelCodec() : new RecordCodec(type));

    private static final ClassValue<EnumCodec> CONSTANTS = PerClass.remembered(EnumCodec::new);

    private static final ClassValue<VariantCodec> CASES = PerClass.remembered(VariantCodec::new);

    private Codecs() {}

    static RecordCodec parts(Class<?> record) {
        return PARTS.get(record);
    }

    static EnumCodec constants(Class<?> type) {
        return CONSTANTS.get(type);
    }

    /** @param within the record that has a component of the type, for an error */
    static Codec codec(PartType type, Class<?> within) {
        Class<?> kind = type.kind();
        PartType first = type.of();
        if (first != null && kind == Option.class) return new Optional(codec(first, within));
        if (first != null && (kind == List.class || kind == Vector.class || kind == Seq.class))
            return new Sequences(kind == List.class, codec(first, within));
        return codec(kind, within);
    }

    static Codec codec(Class<?> type, Class<?> within) {
        if (type == int.class || type == Integer.class) return SimpleCodecs.NUMBER;
        if (type == boolean.class || type == Boolean.class) return SimpleCodecs.FLAG;
        if (type == String.class) return SimpleCodecs.TEXT;
        if (type == Input.class || type == Choice.class) return new InputCodec(type == Input.class);
        if (type == Dice.class) return new DiceFaces();
        if (type == Card.class) return new Cards();
        Codec ofOrders = OrderWords.codec(type, within);
        if (ofOrders != null) return ofOrders;
        if (type == Marker.class || type == Face.Placed.class) return new Lazy(type, NotationCodec.of(type));
        Codec words = NotationCodec.of(type);
        if (words != null) return words;
        if (Pending.class.isAssignableFrom(type) || RuleData.class.isAssignableFrom(type))
            return new PendingCodec(type);
        return switch (Kind.of(type)) {
            case CONSTANTS -> constants(type);
            case RECORD -> new Lazy(type, null);
            case CASES -> CASES.get(type);
            case PLAIN ->
                throw new IllegalStateException(within.getName() + " is part of a state, and cannot be written down: "
                        + type.getName()
                        + " is no value of the api, number, text, enum, record, option or sequence");
        };
    }

    /**
     * The codec of a record, found at its first use, because a record may contain values of its own type.
     *
     * @param words reads the notation of the record; null if a text may not write it so
     */
    private record Lazy(Class<?> type, @Nullable Codec words) implements Codec {
        @Override
        public Node write(Object value, SavedTypes types) {
            return parts(type).write(value, types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            return words != null && node.kind() == Node.Kind.WORD
                    ? words.read(node, in)
                    : parts(type).read(node, in);
        }

        @Override
        public Node schema(Schemas schemas) {
            return parts(type).schema(schemas);
        }
    }

    /** Cards of models: a name, and the printed items in the notation of teams. */
    private static final class Cards implements Codec {
        @SavedName("printedCard")
        record Printed(String name, Vector<String> card) {}

        @Override
        public Node write(Object value, SavedTypes types) {
            Card card = (Card) value;
            return Codecs.parts(Printed.class).write(new Printed(card.name(), ModelWriter.card(card)), types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            Printed printed = (Printed) Codecs.parts(Printed.class).read(node, in);
            if (printed == null) return null;
            return in.card(node, printed.name(), Vector.ofAll(node.elements("card")))
                    .getOrNull();
        }

        @Override
        public Node schema(Schemas schemas) {
            return schemas.defined("card", "", () -> Codecs.parts(Printed.class).schema("", schemas));
        }
    }

    /** Pending steps of any class below the type: the saved types of a game have a name for each class. */
    private record PendingCodec(Class<?> type) implements Codec {
        @Override
        public Node write(Object value, SavedTypes types) {
            return Codecs.parts(value.getClass()).write(value, types.name(value.getClass()), types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            Node typed = node.asType();
            Class<?> named = typed.kind() == Node.Kind.PARTS ? in.types().named(node.text(), type) : null;
            if (named != null) return Codecs.parts(named).readNamed(typed, in);
            in.unknown(node, in.types().nearest(node.text(), type));
            return null;
        }

        @Override
        public Node schema(Schemas schemas) {
            return schemas.pending(type);
        }
    }

    /** Inputs, or choices alone unless {@code all}, as trees. A word is read in their notation. */
    private record InputCodec(boolean all) implements Codec {
        @SavedName("faces")
        record Faces(Dice faces) {}

        private static final String DICE = "dice";
        private static final String ORDER = "order";

        private static final VariantCodec CHOICES = new VariantCodec(Choice.class);
        private static final NotationCodec CHOICE_WORDS = Objects.requireNonNull(NotationCodec.of(Choice.class));

        @Override
        public Node write(Object value, SavedTypes types) {
            if (value instanceof Dice dice) return Codecs.parts(Faces.class).write(new Faces(dice), DICE, types);
            if (value instanceof Input.Shuffle)
                return Codecs.parts(Input.Shuffle.class).write(value, ORDER, types);
            return CHOICES.write(value, types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            if (node.kind() == Node.Kind.PARTS) return all ? parts(node, in) : CHOICES.read(node, in);
            return all ? words(node, in) : inGame(CHOICE_WORDS.read(node, in), node, in);
        }

        private @Nullable Object parts(Node node, ReadingContext in) {
            if (node.text().equals(ORDER))
                return Codecs.parts(Input.Shuffle.class).readNamed(node, in);
            if (!node.text().equals(DICE)) return CHOICES.read(node, in);
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
            in.wrong(node, read.getLeft().head());
            return null;
        }

        @Override
        public Node schema(Schemas schemas) {
            return schemas.defined(all ? "input" : "choice", "", () -> {
                Node kinds = Node.list();
                kinds.add(Node.parts("").add("type", Node.word("string")));
                if (all) {
                    kinds.add(schemas.named(Faces.class, DICE));
                    kinds.add(schemas.named(Input.Shuffle.class, ORDER));
                }
                CHOICES.addTo(kinds, schemas);
                return Node.parts("").add("oneOf", kinds);
            });
        }
    }
}
