package io.github.deadcube.core.notation;

import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * SET-3: the item tokens in the text of a state. One line has the item, the cube and the face of a token; the order of the tokens on the
 * battlefield and the order in which they were revealed follow.
 */
final class TokenLines {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private TokenLines() {}

    /** The lines of a state. */
    static Node of(Node state, Node position) {
        Vector<Node> lying = position.elements("tokens");
        Vector<Node> revealed = position.elements("revealed");
        Map<Integer, Node> onTable = byNumber(lying, "number");
        Map<Integer, Node> open = byNumber(revealed, "token");
        Vector<Node> all = state.elements("hidden").map(token -> {
            Node line = parts().add("number", token.at("token")).add("item", token.at("item"));
            int number = number(token.at("token"));
            Node lies = onTable.get(number);
            if (lies != null) line.add("cube", lies.at("cube"));
            return open.containsKey(number) ? line : line.add("face", Node.word("down"));
        });
        Node lines = parts().add("all", list(all));
        Vector<Node> order = lying.map(token -> token.at("number"));
        if (!order.equals(order.sortBy(TokenLines::number))) lines.add("lying", list(order));
        if (revealed.isEmpty()) return lines;
        return lines.add(
                "revealed", list(revealed.map(token -> token.at("token")).reverse()));
    }

    /** Adds the tokens of lines to a state; reports a token that is given twice. */
    static void read(Node lines, Node state, Node position, ReadingContext in) {
        Vector<Node> all = lines.elements("all").sortBy(line -> number(line.at("number")));
        Vector<Node> order = lines.elements("lying");
        Vector<Node> turned = lines.elements("revealed");
        once(all.map(line -> line.at("number")), "is given", in);
        once(order, "lies", in);
        once(turned, "is revealed", in);
        for (Node line : all)
            if (isDown(line) && !line.at("face").text().equals("down")) in.expected(line.at("face"), "'down'");
        Vector<Node> placed = all.filter(line -> line.part("cube") != null);
        Vector<Node> named = named(order, placed);
        state.add("hidden", list(all.map(TokenLines::item)));
        position.add("drawn", list(all.map(line -> line.at("number"))))
                .add("tokens", list(named.appendAll(placed.removeAll(named)).map(TokenLines::token)))
                .add("revealed", list(named(turned, all).map(TokenLines::item).reverse()));
    }

    private static void once(Vector<Node> numbers, String what, ReadingContext in) {
        for (Node number : numbers) Trees.read(number, Integer.class, in);
        numbers.removeAll(numbers.distinctBy(TokenLines::number))
                .forEach(again -> in.wrong(again, "token " + again.text() + " " + what + " twice", "each token once"));
    }

    private static Node item(Node line) {
        return parts().add("token", line.at("number")).add("item", line.at("item"));
    }

    private static Node token(Node line) {
        Node token = parts().add("number", line.at("number")).add("cube", line.at("cube"));
        return isDown(line) ? token : token.add("item", line.at("item"));
    }

    private static boolean isDown(Node line) {
        return line.part("face") != null;
    }

    /** The lines of some tokens, in the order of the numbers. A number that names no line is left out. */
    private static Vector<Node> named(Vector<Node> numbers, Vector<Node> lines) {
        Map<Integer, Node> known = byNumber(lines, "number");
        return numbers.flatMap(number -> Option.of(known.get(number(number))));
    }

    private static Map<Integer, Node> byNumber(Vector<Node> all, String part) {
        Map<Integer, Node> known = new TreeMap<>();
        for (Node one : all) known.putIfAbsent(number(one.at(part)), one);
        return known;
    }

    /** The number of a token; 0 for a text that is none. */
    private static int number(Node digits) {
        return NUMBER.matcher(digits.text()).matches() ? Integer.parseInt(digits.text()) : 0;
    }

    private static Node parts() {
        return Node.parts("", 0, 0);
    }

    private static Node list(Iterable<Node> all) {
        Node list = Node.list(0, 0);
        all.forEach(list::add);
        return list;
    }
}
