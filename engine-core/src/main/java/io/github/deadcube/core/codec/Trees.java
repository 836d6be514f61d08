package io.github.deadcube.core.codec;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.codec.VariantCodec.UnknownKind;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Writes and reads records as trees: the way in from other packages. */
public final class Trees {
    private Trees() {}

    /** Any record of plain components. */
    public static Node of(Record value, SavedTypes vocabulary) {
        return Codecs.parts(value.getClass()).write(value, vocabulary);
    }

    /** A value of a type: a record, a sealed type, what is pending. */
    public static Node of(Object value, Class<?> type, SavedTypes vocabulary) {
        return Codecs.of(type, type).write(value, vocabulary);
    }

    /** The value; null after something has been found wrong with it. */
    public static <T> @Nullable T read(Node node, Class<T> type, ReadingContext in) {
        Object value = Codecs.of(type, type).read(node, in);
        return value == null ? null : type.cast(value);
    }

    /** A JSON Schema of a type, by the words of a game. */
    public static Node schema(String name, Class<?> type, SavedTypes vocabulary) {
        return new Schemas(vocabulary).document(name, Codecs.of(type, type));
    }

    /** Special orders as trees: the way in from other packages. */
    public static final class OrderData {
        private OrderData() {}

        /** An order as a tree that is read as an equal order; none if it has effects or conditions of an application's own, or is at fault. */
        public static Option<Node> of(Order order) {
            Node node;
            try {
                node = Trees.of(order, SavedTypes.NONE);
            } catch (UnknownKind e) {
                return Option.none();
            }
            ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
            return order.equals(read(node, in)) && in.sound() ? Option.some(node) : Option.none();
        }

        /** The order; null after something has been found wrong with it. */
        public static @Nullable Order read(Node node, ReadingContext in) {
            return Trees.read(node, Order.class, in);
        }
    }
}
