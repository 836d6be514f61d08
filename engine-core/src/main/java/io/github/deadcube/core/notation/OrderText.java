package io.github.deadcube.core.notation;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees.OrderData;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Writes and reads a special order as one line of text, for records and states. The page {@code NOTATION.md} has the grammar of values.
 *
 * <pre>{@code
 * (rule HOUSE-STEADY, name Steady, modes [(triggers [declared], when [target], effects [adds(modifier dice, amount 1)], until attack)])
 * }</pre>
 */
public final class OrderText {
    private OrderText() {}

    /**
     * Writes an order.
     *
     * @return one line of less than 50,000 characters; none if the order has an effect or a condition that an application defines, or if {@link
     *     #read} would report an error
     */
    public static Option<String> write(Order order) {
        return OrderData.of(order).map(node -> {
            StringBuilder line = new StringBuilder();
            ValueText.write(node, line);
            return line.toString();
        });
    }

    /**
     * Reads an order. Never throws.
     *
     * @param line as {@link #write} writes it
     * @return an equal order; or all errors, each with its column in line 1
     */
    public static Either<Seq<TextError>, Order> read(String line) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        Cursor at = new Cursor(line, 1, in);
        at.spaces();
        Node node = ValueText.read(at, in);
        at.blanks();
        if (node != null && !at.atEnd()) at.wrong(at.shown(), "nothing after the special order");
        Order order = node == null || !in.sound() ? null : OrderData.read(node, in);
        return order == null || !in.sound() ? Either.left(Vector.ofAll(in.faults())) : Either.right(order);
    }

    /**
     * Reads an order that is part of a longer text. Never throws.
     *
     * @param text as {@link #write} writes it
     * @param line the line of the order in the longer text, from 1
     * @param column the column of its first character, from 1
     * @return an equal order; or all errors, each with its line and column in the longer text
     */
    public static Either<Seq<TextError>, Order> read(String text, int line, int column) {
        return read(text)
                .mapLeft(errors ->
                        errors.map(e -> new TextError(line, column + e.column() - 1, e.fault(), e.expected())));
    }
}
