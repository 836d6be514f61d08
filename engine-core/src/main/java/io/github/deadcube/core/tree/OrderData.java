package io.github.deadcube.core.tree;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.tree.Cases.UnknownKind;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Special orders as trees: the way in from other packages. */
public final class OrderData {
    private OrderData() {}

    /** An order as a tree that is read as an equal order; none if it has effects or conditions of an application's own, or is at fault. */
    public static Option<Node> of(Order order) {
        Node node;
        try {
            node = Trees.of(order, Vocabulary.NONE);
        } catch (UnknownKind e) {
            return Option.none();
        }
        Reading in = new Reading(Vocabulary.NONE, null);
        return order.equals(read(node, in)) && in.sound() ? Option.some(node) : Option.none();
    }

    /** The order; null after something has been found wrong with it. */
    public static @Nullable Order read(Node node, Reading in) {
        return Trees.read(node, Order.class, in);
    }
}
