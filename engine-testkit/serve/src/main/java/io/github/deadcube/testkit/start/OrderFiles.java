package io.github.deadcube.testkit.start;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;

/** Special orders in files, for leaders whose cards print their names. */
public record OrderFiles(Vector<Order> orders, Vector<Fault> faults) {
    public static final OrderFiles NONE = new OrderFiles(Vector.empty(), Vector.empty());

    public static OrderFiles read(Vector<Path> files) {
        Vector<Order> orders = Vector.empty();
        Vector<Fault> faults = Vector.empty();
        for (Path file : files) {
            Either<Seq<Fault>, Vector<Order>> one = TextFile.parsed(file, TextFile.read(file), Json::readOrders);
            for (Order order : one.getOrElse(Vector.empty())) {
                Option<Fault> fault = fault(order, orders);
                if (fault.isEmpty()) orders = orders.append(order);
                faults = faults.appendAll(fault.map(other -> other.within(TextFile.name(file))));
            }
            faults = faults.appendAll(one.swap().getOrElse(Vector.empty()));
        }
        return new OrderFiles(orders, faults);
    }

    /** Why an order cannot be one of the others. */
    private static Option<Fault> fault(Order order, Vector<Order> others) {
        if (others.exists(other -> CardText.plain(other.name()).equals(CardText.plain(order.name()))))
            return Option.some(Fault.of(
                    Sentence.of("a special order '{order}' is in another file of --orders too", order.name()),
                    "another name"));
        return others.exists(other -> other.rule().equals(order.rule()))
                ? Option.some(Fault.of(
                        Sentence.of(
                                "the rule {rule} of '{order}' is that of an order in another file of --orders",
                                order.rule(),
                                order.name()),
                        "another rule"))
                : shippedOther(order)
                        .map(shipped -> Fault.of(
                                Sentence.of(
                                        "the rule {rule} of '{order}' is that of the special order '{shipped}', "
                                                + "which ships",
                                        order.rule(),
                                        order.name(),
                                        shipped.name()),
                                "another rule"));
    }

    /** An order that ships and has the same rule, but another name, so that it would not be replaced. */
    private static Option<SpecialOrder> shippedOther(Order order) {
        return Shipped.orders()
                .find(other -> other.rule().equals(order.rule())
                        && !CardText.plain(other.name()).equals(CardText.plain(order.name())));
    }

    /** Rules with these special orders, which replace others with the same names. */
    public Ruleset over(Ruleset ruleset) {
        if (orders.isEmpty()) return ruleset;
        Library library = ruleset.library();
        Vector<SpecialOrder> others = library.orders()
                .reject(other ->
                        orders.exists(order -> CardText.plain(order.name()).equals(CardText.plain(other.name()))));
        return ruleset.withLibrary(library.withOrders(others.appendAll(orders)));
    }

    public Registry over(Registry registry) {
        return new Registry(registry.rulesets().map(this::over), registry.scenarios());
    }

    /**
     * A set-up without orders that no card prints, because a record contains only printed orders. If a card prints an
     * unknown order, the set-up has all orders: it is refused, with the orders that the card may mean.
     */
    public Setup led(Setup setup) {
        Vector<String> printed = setup.cards().flatMap(Card::orders);
        Library library = setup.ruleset().library();
        if (printed.exists(name -> library.order(name).isEmpty())) return setup;
        Vector<SpecialOrder> needed =
                library.orders().filter(order -> !(order instanceof Order) || printed.contains(order.name()));
        return setup.withRuleset(setup.ruleset().withLibrary(library.withOrders(needed)));
    }
}
