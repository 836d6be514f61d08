package io.github.deadcube.core.json;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.support.CardText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Special orders as JSON, for files that players write; the guide {@code ORDERS.md} has examples. The properties are
 * the components of {@link Order} and of the records that it holds. What has a default may be omitted. Unknown
 * properties are refused by name.
 */
final class OrdersJson {
    private OrdersJson() {}

    /** The schema of a file, which has both parts. */
    static Node schema(String name, SavedTypes words) {
        Node schema = Trees.schema(name, OrdersParts.class, words);
        Node file = Objects.requireNonNull(
                Objects.requireNonNull(schema.part("$defs")).part("orders"));
        file.add("required", Node.list().add(Node.word("version")).add(Node.word("orders")));
        return schema;
    }

    static Either<Seq<Fault>, String> write(Seq<Order> orders) {
        Vector<Fault> unwritten =
                orders.toVector().flatMap(order -> Trees.ofOrder(order).swap().getOrElse(Vector.empty()));
        return unwritten.isEmpty()
                ? Either.right(
                        JsonTree.write(Trees.tree(new OrdersParts(Json.VERSION, orders.toVector()), SavedTypes.NONE)))
                : Either.left(unwritten);
    }

    static Either<Seq<Fault>, Vector<Order>> read(String text) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        Node root = JsonTree.read(text, in);
        OrdersParts parts =
                root == null || !JsonTree.ofReadVersion(root, in) ? null : Trees.read(root, OrdersParts.class, in);
        if (root != null && parts != null) look(parts, root, in);
        return parts == null || !in.sound()
                ? Either.left(in.faults().map(new Pointers(root)::at))
                : Either.right(parts.orders());
    }

    private static void look(OrdersParts parts, Node root, ReadingContext in) {
        JsonTree.version(parts.version(), root, in);
        Node list = root.part("orders");
        if (list == null || parts.orders().isEmpty()) {
            in.wrong(root.at("orders"), "there is no special order", "one or more in 'orders'");
            return;
        }
        Map<String, String> names = new LinkedHashMap<>();
        Set<RuleId> rules = new LinkedHashSet<>();
        for (int i = 0; i < parts.orders().size(); i++) {
            Order order = parts.orders().get(i);
            Node node = list.value(i);
            String other = names.putIfAbsent(CardText.plain(order.name()), order.name());
            if (other != null)
                in.wrong(
                        node.at("name"),
                        other.equals(order.name())
                                ? Sentence.of("two orders are called '{other}'", other)
                                : Sentence.of(
                                        "'{order}' is the name of '{other}' too, because capitals and spaces do not "
                                                + "count",
                                        order.name(),
                                        other),
                        "another name");
            Vector<RuleId> own = order.parts().map(Library.Rule::rule).prepend(order.rule());
            for (RuleId rule : own.filter(rules::contains))
                in.wrong(
                        node.at("rule"),
                        Sentence.of("two orders have the identifier {rule}, with which a mode goes too", rule),
                        "another identifier");
            rules.addAll(own.asJava());
        }
    }

    /** Finds the values of a document by the positions at which they begin. A text that is not JSON has no root. */
    private record Pointers(@Nullable Node root) {
        Fault at(Fault error) {
            String found = root == null ? null : found(root, error);
            return found == null ? error : error.at(found);
        }

        /** The pointer to the value at the error, below this value; null if there is none. */
        private static @Nullable String found(Node value, Fault error) {
            if (value.line() == error.where().line()
                    && value.column() == error.where().column()) return "";
            for (int i = 0; i < value.size(); i++) {
                String rest = found(value.value(i), error);
                if (rest != null) return "/" + (value.kind() == Node.Kind.LIST ? i : escaped(value.name(i))) + rest;
            }
            return null;
        }

        private static String escaped(String name) {
            return name.replace("~", "~0").replace("/", "~1");
        }
    }

    @SavedName("orders")
    record OrdersParts(int version, Vector<Order> orders) {}
}
