package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.text.Names;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Reading;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Finds what the names in a set-up stand for; what is wrong is said at its property. */
final class SetupReader {
    private final Node node;
    private final Reading in;

    SetupReader(Node node, Reading in) {
        this.node = node;
        this.in = in;
    }

    /** The set-up, unchecked; none after something has been found wrong. */
    Option<Setup> setup(SetupParts s, Registry registry, Battlefield battlefield) {
        version(s.version(), node, in);
        String id = BattlefieldParts.id(battlefield);
        if (!s.battlefield().equals(id))
            in.wrong(at(node, "battlefield"), "'battlefield' is '" + s.battlefield() + "'", "this battlefield, " + id);
        Option<Names.Meant> meant = new Names(s.ruleset(), s.orders(), s.orderData(), s.carriesUnknown(), s.scenario())
                .in(registry, (kind, number, known) -> {
                    switch (kind) {
                        case RULESET -> unknown("ruleset", s.ruleset(), known);
                        case ORDER -> unknown("orders", s.orders().get(number), known);
                        case DATA ->
                            unknown("orderData", s.orderData().get(number).name(), known);
                        case SCENARIO -> unknown("scenario", s.scenario(), known);
                    }
                });
        if (!in.sound()) return Option.none();
        return Option.some(new Setup(
                meant.get().ruleset(),
                s.fought(meant.get().scenario()),
                battlefield,
                s.points(),
                s.teamA().team(),
                s.teamB().team(),
                s.starting()));
    }

    /** The battlefield; none after something has been found wrong. */
    static Option<Battlefield> battlefield(BattlefieldParts parts, Node node, Reading in) {
        if (!version(parts.version(), node, in)) return Option.none();
        if (!parts.fits()) {
            in.wrong(
                    at(node, "width"),
                    "a battlefield of " + parts.width() + " x " + parts.depth() + " x " + parts.levels(),
                    "'width' and 'depth' from 2 to 26 and 'levels' from 1 to 9");
            return Option.none();
        }
        Either<Seq<Battlefield.Fault>, Battlefield> field = parts.battlefield();
        if (field.isLeft())
            for (Battlefield.Fault e : field.getLeft()) in.wrong(node, e.toString(), "a sound battlefield");
        else if (!BattlefieldParts.id(field.get()).equals(parts.id()))
            in.wrong(
                    at(node, "id"),
                    "'id' is '" + parts.id() + "'",
                    BattlefieldParts.id(field.get()) + ", this battlefield's");
        return in.sound() ? field.toOption() : Option.none();
    }

    /** Whether it is this version of the format. */
    static boolean version(int version, Node node, Reading in) {
        if (version != GameJson.VERSION)
            in.wrong(at(node, "version"), "'version' is " + version, "version " + GameJson.VERSION);
        return in.sound();
    }

    /** A property; where it would be if it is left out. */
    static Node at(Node node, String property) {
        Node part = node.part(property);
        return part == null ? node : part;
    }

    private void unknown(String property, String name, Vector<String> known) {
        in.wrong(at(node, property), "'" + property + "' names '" + name + "'", "one of " + known.mkString(", "));
    }
}
