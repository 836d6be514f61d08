package io.github.deadcube.core.codec;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.schema.OrderErrors;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** ORD: finds errors in readable special orders, each with its place. */
record OrderCheck(Node node, ReadingContext in) {
    /** Short enough for one line of a record, also with all quoting. */
    private static final int LARGEST = 20_000;

    /** The reader of values accepts at least this depth. */
    private static final int DEEPEST = 30;

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_TEXT = 2_000;

    /** Reports errors in the combination of the parts of a value. */
    static void whole(Object value, Node node, ReadingContext in) {
        new OrderCheck(node, in).whole(value);
    }

    /** Reports errors in one part, also if other parts have errors. */
    static void part(Class<?> within, String name, Object part, Node node, ReadingContext in) {
        new OrderCheck(node, in).part(SavedNames.of(within).name() + "." + name, part);
    }

    private void part(String which, Object part) {
        switch (which) {
            case "order.rule" -> rule((RuleId) part);
            case "order.name" -> name((String) part);
            case "order.text" -> text((String) part);
            case "orderMode.triggers" -> triggers((Vector<?>) part);
            case "condition.prints.keyword" -> keyword((String) part);
            default -> {
                // The type alone decides whether another part is correct.
            }
        }
    }

    private void whole(Object value) {
        if (value instanceof Order) order();
        OrderErrors.of(value, fault -> wrong(fault.part(), fault.text(), fault.expected()));
    }

    private void order() {
        int size = size(node);
        if (size > LARGEST)
            wrong("", "a special order of " + size + " characters", "at most " + LARGEST + ": fewer modes");
        if (depth(node) > DEEPEST) wrong("", "values are nested more than " + DEEPEST + " deep", "fewer levels");
    }

    private void rule(RuleId rule) {
        if (rule.known()) wrong("", "'" + rule + "' is a rule of the game", "one of its own, such as HOUSE-STEADY");
    }

    private void text(String text) {
        if (text.length() > LONGEST_TEXT)
            wrong("", "a text of " + text.length() + " characters", "at most " + LONGEST_TEXT);
        if (text.codePoints().anyMatch(Lines::unprintable))
            wrong("", "a control character is in the text", "one paragraph without line ends");
    }

    private void triggers(Vector<?> triggers) {
        if (triggers.distinct().size() < triggers.size()) wrong("", "a trigger is listed twice", "each once");
    }

    private void keyword(String name) {
        if (!Keyword.read(name).contains(Keyword.of(name, 0)))
            wrong(
                    "",
                    "'" + shortened(name) + "' is no keyword's name",
                    "it in capitals, without its brackets, such as BEAST");
    }

    private void name(String name) {
        boolean plain =
                name.codePoints().noneMatch(Lines::unprintable) && name.chars().noneMatch(c -> "\"#\\".indexOf(c) >= 0);
        if (name.isBlank() || !plain || !name.equals(name.strip()) || name.length() > LONGEST_NAME)
            wrong(
                    "",
                    name.isBlank() ? "the name is missing" : "'" + shortened(name) + "' is no name of a special order",
                    "the name on the leader's card: 1 to " + LONGEST_NAME
                            + " characters on one line, without spaces around it, quotation marks, # and \\");
    }

    private static String shortened(String name) {
        return TextBounds.shortened(name, LONGEST_NAME);
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

    /** Reports an error at the part, or at the node if the part is missing. */
    private void wrong(String part, String fault, String expected) {
        in.wrong(Option.of(node.part(part)).getOrElse(node), fault, expected);
    }
}
