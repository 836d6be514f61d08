package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.record.RuleNames;
import io.github.deadcube.core.support.FormatVersion;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.TreeSet;

/** Resolves the names in a set-up; an error has the position of its property. */
record SetupReader(Node node, ReadingContext in) {
    /** The set-up, not checked; none after an error. */
    Option<Setup> setup(SetupParts s, Registry registry, Battlefield battlefield) {
        version(s.version(), node, in);
        String id = BattlefieldParts.id(battlefield);
        if (!s.battlefield().equals(id))
            in.wrong(at(node, "battlefield"), "'battlefield' is '" + s.battlefield() + "'", "this battlefield, " + id);
        if (s.options().distinctBy(RuleOption::option).size() < s.options().size())
            in.wrong(at(node, "options"), "an option is set twice", "each once");
        Option<RuleNames.Meant> meant = new RuleNames(
                        s.ruleset(),
                        s.options(),
                        s.orders(),
                        s.orderData(),
                        s.carriesUnknown(),
                        s.scenario(),
                        s.mission())
                .in(registry, (kind, number, known) -> {
                    switch (kind) {
                        case RULESET -> unknown("ruleset", s.ruleset(), known);
                        case ORDER -> unknown("orders", s.orders().get(number), known);
                        case DATA ->
                            unknown("orderData", s.orderData().get(number).name(), known);
                        case SCENARIO -> unknown("scenario", s.scenario(), known);
                    }
                });
        if (s.objectives().nonEmpty() && meant.exists(known -> !(known.scenario() instanceof OpenGround)))
            in.wrong(at(node, "objectives"), s.scenario() + " has objectives of its own", "no 'objectives'");
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

    /** The battlefield; none after an error. */
    static Option<Battlefield> battlefield(BattlefieldParts parts, Node node, ReadingContext in) {
        if (!version(parts.version(), node, in)) return Option.none();
        if (!parts.fits()) {
            in.wrong(
                    at(node, "width"),
                    "a battlefield of " + parts.width() + " x " + parts.depth() + " x " + parts.levels(),
                    "'width' and 'depth' from 2 to 26 and 'levels' from 1 to 9");
            return Option.none();
        }
        once("floors", parts.floors().map(floor -> floor.cube().toString()), node, in);
        once(
                "faces",
                parts.faces()
                        .map(face -> Face.Placed.of(face.cube(), face.side(), face.face())
                                .place()),
                node,
                in);
        once("scenery", parts.scenery().map(scenery -> scenery.cube().toString()), node, in);
        Either<Seq<Fault>, Battlefield> field = parts.battlefield();
        if (field.isLeft()) field.getLeft().forEach(fault -> in.wrong(node, fault));
        else if (!BattlefieldParts.id(field.get()).equals(parts.id()))
            in.wrong(
                    at(node, "id"),
                    "'id' is '" + parts.id() + "'",
                    BattlefieldParts.id(field.get()) + ", this battlefield's");
        return in.sound() ? field.toOption() : Option.none();
    }

    /** Reports each entry of a list for a place that an earlier entry has: it would replace that entry. */
    private static void once(String property, Vector<String> places, Node node, ReadingContext in) {
        TreeSet<String> seen = new TreeSet<>();
        Node list = at(node, property);
        for (int i = 0; i < places.size(); i++)
            if (!seen.add(places.get(i)))
                in.wrong(list.value(i), "'" + property + "' has " + places.get(i) + " already", "it once");
    }

    /** Checks that it is a version of the format that is read. Returns whether no fault is found so far. */
    static boolean version(int version, Node node, ReadingContext in) {
        if (!FormatVersion.isRead(String.valueOf(version)))
            in.wrong(
                    at(node, "version"),
                    "'version' is " + (node.part("version") == null ? "missing" : version),
                    "version " + FormatVersion.expected());
        return in.sound();
    }

    /** The position of a property; if it is omitted, the position of its object. */
    static Node at(Node node, String property) {
        Node part = node.part(property);
        return part == null ? node : part;
    }

    private void unknown(String property, String name, Vector<String> known) {
        in.wrong(at(node, property), "'" + property + "' names '" + name + "'", "one of " + known.mkString(", "));
    }
}
