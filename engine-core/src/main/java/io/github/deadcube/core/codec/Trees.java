package io.github.deadcube.core.codec;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.codec.VariantCodec.UnknownKind;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** Writes and reads Java records as trees: the entry point for other packages. */
public final class Trees {
    private Trees() {}

    public static Node tree(Record value, SavedTypes types) {
        return Codecs.parts(value.getClass()).write(value, types);
    }

    /** The tree of a value of a type: a record, a sealed type or a pending step. */
    public static Node tree(Object value, Class<?> type, SavedTypes types) {
        return Codecs.codec(type, type).write(value, types);
    }

    /** The value; null after an error was reported. */
    public static <T> @Nullable T read(Node node, Class<T> type, ReadingContext in) {
        Object value = Codecs.codec(type, type).read(node, in);
        return value == null ? null : type.cast(value);
    }

    public static Node schema(String name, Class<?> type, SavedTypes types) {
        return new Schemas(types).document(name, Codecs.codec(type, type));
    }

    /** A JSON Schema of a document with parts of its own, which have this schema. */
    public static Node schema(String name, Node parts) {
        return Schemas.document(name, parts);
    }

    /**
     * The tree of an order; a fault if the order has errors, or has effects or conditions that an application defines.
     */
    public static Either<Seq<Fault>, Node> ofOrder(Order order) {
        try {
            Node node = tree(order, SavedTypes.NONE);
            ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
            if (order.equals(read(node, Order.class, in)) && in.sound()) return Either.right(node);
        } catch (UnknownKind e) {
            // The fault says it.
        }
        return Either.left(Vector.of(Fault.of(
                Sentence.of("special order {order}", order.name()),
                RuleIds.ORD_1,
                "it has an effect or a condition of an application's own, or is at fault")));
    }
}
