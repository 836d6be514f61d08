package io.github.deadcube.core.codec;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.schema.OrderErrors;
import io.vavr.control.Option;

/** ORD: finds errors in readable special orders, each with its place. */
record OrderCheck(Node node, ReadingContext in) {
    /** Short enough for one line of a record, also with all quoting. */
    private static final int LARGEST = 20_000;

    /** The reader of values accepts at least this depth. */
    private static final int DEEPEST = 30;

    static void whole(Object value, Node node, ReadingContext in) {
        new OrderCheck(node, in).whole(value);
    }

    /** Reports errors in one part, also if other parts have errors. */
    static void part(Class<?> within, String name, Object part, Node node, ReadingContext in) {
        OrderCheck check = new OrderCheck(node, in);
        OrderErrors.ofPart(SavedNames.of(within).name() + "." + name, part, check::wrong);
    }

    private void whole(Object value) {
        if (value instanceof Order) order();
        OrderErrors.of(value, this::wrong);
    }

    private void order() {
        int size = size(node);
        if (size > LARGEST)
            in.wrong(node, "a special order of " + size + " characters", "at most " + LARGEST + ": fewer modes");
        if (depth(node) > DEEPEST) in.wrong(node, "values are nested more than " + DEEPEST + " deep", "fewer levels");
    }

    private static int size(Node node) {
        int size = node.text().length() + 4;
        for (int i = 0; i < node.size(); i++) {
            if (node.kind() == Node.Kind.PARTS) size += node.name(i).length() + 2;
            size += size(node.value(i));
        }
        return size;
    }

    private static int depth(Node node) {
        int deepest = 0;
        for (int i = 0; i < node.size(); i++) deepest = Math.max(deepest, depth(node.value(i)));
        return deepest + 1;
    }

    /** Reports an error at its part, or at the node if that is the part, or has none. */
    private void wrong(Fault error) {
        in.wrong(Option.of(node.part(error.where().part())).getOrElse(node), error.text(), error.expected());
    }
}
