package io.github.deadcube.core.notation;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.codec.Trees.OrderData;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

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
     * @return one line of fewer than 50,000 characters; or why the order cannot be written: it has an effect or a condition of an application, or
     *     {@link #read} would report an error
     */
    public static Either<Seq<Fault>, String> write(Order order) {
        return OrderData.of(order).map(ValueText::of);
    }

    /**
     * Reads an order. Never throws.
     *
     * @param line as {@link #write} writes it
     * @return an equal order; or all errors, each with its column in line 1
     */
    public static Either<Seq<Fault>, Order> read(String line) {
        return read(line, 1, 1);
    }

    /**
     * The order in a line that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the line, each with its column
     */
    public static Order of(String line) {
        return Fault.orThrow(read(line));
    }

    /**
     * Reads an order that is part of a longer text. Never throws.
     *
     * @param text as {@link #write} writes it
     * @param line the line of the order in the longer text, from 1
     * @param column the column of its first character, from 1
     * @return an equal order; or all errors, each with its line and column in the longer text
     */
    public static Either<Seq<Fault>, Order> read(String text, int line, int column) {
        return ValueText.read(text, "the special order", line, column, OrderData::read);
    }
}
