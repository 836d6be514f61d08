package io.github.deadcube.core.notation;

import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.Vector;

/**
 * SET-3: the item tokens in the text of a state. One line has the item, the cube and the face of a token; the order of the tokens on the
 * battlefield and the order in which they were revealed follow.
 */
final class TokenLines {
    private TokenLines() {}

    /** The lines of a state. */
    static Node of(Node state, Node position) {
        Vector<Node> lying = position.elements("tokens");
        Vector<Node> revealed = position.elements("revealed");
        Vector<Node> all = state.elements("hidden").map(token -> {
            Node line = parts().add("number", token.at("token")).add("item", token.at("item"));
            named(lying, "number", token.at("token")).forEach(one -> line.add("cube", one.at("cube")));
            boolean open = named(revealed, "token", token.at("token")).nonEmpty();
            return open ? line : line.add("face", Node.word("down"));
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
        Vector<Node> named = order.flatMap(number -> named(placed, "number", number));
        state.add("hidden", list(all.map(TokenLines::item)));
        position.add("drawn", list(all.map(line -> line.at("number"))))
                .add("tokens", list(named.appendAll(placed.removeAll(named)).map(TokenLines::token)))
                .add(
                        "revealed",
                        list(turned.flatMap(number -> named(all, "number", number))
                                .map(TokenLines::item)
                                .reverse()));
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

    private static Vector<Node> named(Vector<Node> all, String part, Node number) {
        return all.filter(one -> number(one.at(part)) == number(number));
    }

    /** The number of a token; 0 for a text that is none. */
    private static int number(Node digits) {
        return digits.text().matches("[0-9]{1,9}") ? Integer.parseInt(digits.text()) : 0;
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
