package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** {@code --orders}: special orders in files, for leaders whose cards print their names. */
public final class OrdersOption implements ArgumentChecks.Checked {
    @CommandLine.Option(names = "--orders", paramLabel = "FILE", split = ",", hideParamSyntax = true)
    private List<Path> files = List.of();

    private @Nullable Read read;

    /** The orders of the files, and their faults, a line each. */
    private record Read(Vector<Order> orders, Vector<String> faults) {}

    @Override
    public Vector<String> faults() {
        return read().faults();
    }

    private Read read() {
        if (read == null) read = read(Vector.ofAll(files));
        return read;
    }

    private static Read read(Vector<Path> files) {
        Vector<Order> orders = Vector.empty();
        Vector<String> faults = Vector.empty();
        for (Path file : files) {
            Either<Vector<String>, Vector<Order>> one = TextFile.read(file)
                    .mapLeft(Vector::of)
                    .flatMap(text -> Json.readOrders(text)
                            .mapLeft(errors ->
                                    errors.map(error -> file + ", " + error).toVector()));
            for (Order order : one.getOrElse(Vector.empty()))
                if (orders.exists(other -> other.name().equalsIgnoreCase(order.name())))
                    faults = faults.append(file + ": a special order '" + order.name()
                            + "' is in another file of --orders too; expected another name");
                else orders = orders.append(order);
            faults = faults.appendAll(one.swap().getOrElse(Vector.empty()));
        }
        return new Read(orders, faults);
    }

    /** Rules with these special orders, which replace others with the same names. */
    public Ruleset over(Ruleset ruleset) {
        Vector<Order> mine = read().orders();
        if (mine.isEmpty()) return ruleset;
        Library library = ruleset.library();
        Vector<SpecialOrder> others = library.orders()
                .reject(other -> mine.exists(order -> order.name().equalsIgnoreCase(other.name())));
        return ruleset.withLibrary(library.withOrders(others.appendAll(mine)));
    }

    /** The registry with these special orders. */
    public Registry over(Registry registry) {
        return new Registry(registry.rulesets().map(this::over), registry.scenarios());
    }

    /** A set-up without orders that no card prints, because a record contains only printed orders. */
    public Setup led(Setup setup) {
        Vector<String> printed =
                setup.teamA().members().appendAll(setup.teamB().members()).flatMap(Card::order);
        Library library = setup.ruleset().library();
        Vector<SpecialOrder> needed =
                library.orders().filter(order -> !(order instanceof Order) || printed.contains(order.name()));
        return setup.withRuleset(setup.ruleset().withLibrary(library.withOrders(needed)));
    }
}
