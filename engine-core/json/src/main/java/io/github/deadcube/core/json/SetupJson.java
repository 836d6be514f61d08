package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Basis;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Passage;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.naming.RuleNames;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * JSON of set-ups, missions, strike teams and battlefields, written and read. A set-up refers to its battlefield, which is a separate
 * document. Values that are false, 0, none or empty are omitted. Unknown properties are refused by name.
 * <pre>{@code
 * {"version":4,"ruleset":"deadzone-3 v1","scenario":"Patrol","battlefield":"5d0c02…","points":100,
 *  "teamA":{"name":"Night Shift","leader":1,"models":[{"name":"Rigger","card":["RA 5+ HP 2","Cutter CC AP1"]}]},"teamB":{…}}
 * }</pre>
 *
 * <p>No method that reads throws. Time and memory grow with the length of the text, which {@link
 * io.github.deadcube.core.support.TextBounds} bounds.
 */
final class SetupJson {
    private SetupJson() {}

    static String of(Setup setup) {
        return JsonTree.write(Trees.of(SetupParts.of(setup), SavedTypes.NONE));
    }

    static Either<Seq<Fault>, Setup> read(String text, Registry registry, Battlefield battlefield) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        return JsonTree.read(
                text,
                SetupParts.class,
                in,
                (parts, node) -> new SetupReader(node, in)
                        .setup(parts, registry, battlefield)
                        .getOrNull());
    }

    static String played(Setup setup) {
        return JsonTree.write(Trees.of(PlayedParts.of(setup), SavedTypes.NONE));
    }

    static String of(HouseRulebook book) {
        return JsonTree.write(Trees.of(RulebookParts.of(book), SavedTypes.NONE));
    }

    static String of(Scenario scenario) {
        if (!(scenario instanceof Mission mission))
            throw new IllegalArgumentException("'" + scenario.name() + "' is a class, and has no document");
        return JsonTree.write(Trees.of(mission, SavedTypes.NONE));
    }

    static Either<Seq<Fault>, Scenario> readScenario(String text) {
        return JsonTree.read(
                text, Mission.class, new ReadingContext(SavedTypes.NONE, null), (mission, node) -> (Scenario) mission);
    }

    static String of(StrikeTeam team) {
        return JsonTree.write(Trees.of(TeamParts.of(team), SavedTypes.NONE));
    }

    static Either<Seq<Fault>, StrikeTeam> readTeam(String text) {
        return JsonTree.read(
                text, TeamParts.class, new ReadingContext(SavedTypes.NONE, null), (parts, node) -> parts.team());
    }

    static String of(Battlefield field) {
        return JsonTree.write(Trees.of(BattlefieldParts.of(field), SavedTypes.NONE));
    }

    static Either<Seq<Fault>, Battlefield> readBattlefield(String text) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        return JsonTree.read(
                text,
                BattlefieldParts.class,
                in,
                (parts, node) -> SetupReader.battlefield(parts, node, in).getOrNull());
    }

    static String id(Battlefield field) {
        return BattlefieldParts.id(field);
    }

    /** Resolves the names in a set-up; an error has the position of its property. */
    record SetupReader(Node node, ReadingContext in) {
        /** The set-up, not checked; none after an error. */
        Option<Setup> setup(SetupParts s, Registry registry, Battlefield battlefield) {
            version(s.version(), node, in);
            String id = BattlefieldParts.id(battlefield);
            if (!s.battlefield().equals(id))
                in.wrong(
                        at(node, "battlefield"),
                        "'battlefield' is '" + s.battlefield() + "'",
                        "this battlefield, " + id);
            Option<RuleNames.Meant> meant = new RuleNames(
                            s.ruleset(), s.orders(), s.orderData(), s.carriesUnknown(), s.scenario(), s.mission())
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
            Either<Seq<Fault>, Battlefield> field = parts.battlefield();
            if (field.isLeft()) field.getLeft().forEach(fault -> in.wrong(node, fault));
            else if (!BattlefieldParts.id(field.get()).equals(parts.id()))
                in.wrong(
                        at(node, "id"),
                        "'id' is '" + parts.id() + "'",
                        BattlefieldParts.id(field.get()) + ", this battlefield's");
            return in.sound() ? field.toOption() : Option.none();
        }

        /** Whether it is this version of the format. */
        static boolean version(int version, Node node, ReadingContext in) {
            if (version != GameJson.VERSION)
                in.wrong(at(node, "version"), "'version' is " + version, "version " + GameJson.VERSION);
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

    /**
     * The rules of a game or of an edition, with their titles and texts.
     *
     * @param rules the rules of the game in catalogue order, then the others alphabetically
     */
    @SavedName(value = "rulebook", parts = "rules")
    record RulebookParts(Vector<Entry> rules) {
        /**
         * A rule.
         *
         * @param text one paragraph
         * @param passages the text in parts, each with its basis
         */
        @SavedName(value = "rulebook.entry", parts = "rule title text passages")
        record Entry(RuleId rule, String title, String text, Vector<Part> passages) {}

        /** A passage of a rule. */
        @SavedName(value = "rulebook.passage", parts = "text basis")
        record Part(String text, Vector<From> basis) {
            static Part of(Passage passage) {
                return new Part(passage.text(), passage.basis().map(From::of));
            }
        }

        /**
         * Where a passage comes from.
         *
         * @param kind stated, clarified, ruling, option, or house rule
         * @param source for what is stated or clarified
         * @param option the member of a ruleset that changes it
         */
        @SavedName(value = "rulebook.basis", parts = "kind source option")
        record From(String kind, String source, String option) {
            static From of(Basis basis) {
                return new From(
                        basis.kind().word(),
                        basis.source().map(Basis.Source::title).getOrElse(""),
                        basis.option().getOrElse(""));
            }
        }

        static RulebookParts of(HouseRulebook book) {
            return new RulebookParts(book.all()
                    .map(rule -> new Entry(
                            rule,
                            book.title(rule),
                            book.text(rule),
                            book.passages(rule).map(Part::of))));
        }
    }
}
