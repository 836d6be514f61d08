package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.BattlefieldError;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.Trees;
import io.github.deadcube.core.tree.Vocabulary;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed before a game, as JSON: set-ups, strike teams and battlefields, each there and back. A set-up refers to its battlefield,
 * which is a document of its own, said once. What is false, 0, none or empty is left out; properties that are not known are
 * refused by name.
 *
 * <pre>{@code
 * {"version":1,"ruleset":"deadzone-3 v1","scenario":"Patrol","battlefield":"5d0c02…","points":100,
 *  "teamA":{"name":"Night Shift","leader":1,"models":[{"name":"Rigger","card":["RA 5+ HP 2","Cutter CC AP1"]}]},"teamB":{…}}
 * }</pre>
 *
 * <p>No method that reads throws. Time and memory grow with the length of the text, which {@link
 * io.github.deadcube.core.text.TextBounds} bounds.
 */
public final class SetupJson {
    private SetupJson() {}

    /**
     * Writes a set-up, whose rules and scenario go by their names.
     *
     * @param setup any set-up
     * @return one object on one line
     */
    public static String of(Setup setup) {
        return JsonTree.write(Trees.of(SetupParts.of(setup), Vocabulary.NONE));
    }

    /**
     * Reads a set-up.
     *
     * @param text as {@link #of(Setup)} writes it
     * @param registry what the names in it stand for
     * @param battlefield the one that it refers to
     * @return an equal set-up, unchecked; or everything that is wrong with the text
     */
    public static Either<Seq<TextError>, Setup> read(String text, Registry registry, Battlefield battlefield) {
        Reading in = new Reading(Vocabulary.NONE, null);
        SetupParts s = read(text, SetupParts.class, in);
        if (s == null || !version(s.version(), in)) return Either.left(in.faults());
        if (!s.battlefield().equals(BattlefieldParts.id(battlefield)))
            in.wrong(
                    1,
                    1,
                    "'battlefield' is '" + s.battlefield() + "'",
                    "this battlefield, " + BattlefieldParts.id(battlefield));
        Option<Ruleset> rules = known(
                "ruleset",
                s.ruleset(),
                registry.rulesets().find(r -> r.toString().equals(s.ruleset())),
                registry.rulesets().map(Ruleset::toString),
                in);
        Option<Scenario> scenario = known(
                "scenario",
                s.scenario(),
                registry.scenario(s.scenario()),
                registry.scenarios().map(Scenario::name),
                in);
        Vector<SpecialOrder> orders = rules.toVector()
                .flatMap(r -> s.orders()
                        .flatMap(name -> known(
                                "orders",
                                name,
                                r.library().order(name),
                                r.library().orders().map(SpecialOrder::name),
                                in)));
        if (!in.sound()) return Either.left(in.faults());
        Ruleset with = rules.get().withLibrary(rules.get().library().withOrders(orders));
        return Either.right(new Setup(
                s.carriesUnknown() ? with.carryingUnknown() : with,
                s.fought(scenario.get()),
                battlefield,
                s.points(),
                s.teamA().team(),
                s.teamB().team(),
                s.starting()));
    }

    /**
     * Writes a strike team.
     *
     * @param team any team
     * @return one object on one line
     */
    public static String of(StrikeTeam team) {
        return JsonTree.write(Trees.of(TeamParts.of(team), Vocabulary.NONE));
    }

    /**
     * Reads a strike team.
     *
     * @param text as {@link #of(StrikeTeam)} writes it
     * @return an equal team, unchecked; or everything that is wrong with the text
     */
    public static Either<Seq<TextError>, StrikeTeam> readTeam(String text) {
        Reading in = new Reading(Vocabulary.NONE, null);
        TeamParts team = read(text, TeamParts.class, in);
        return team == null || !in.sound() ? Either.left(in.faults()) : Either.right(team.team());
    }

    /**
     * Writes a battlefield: what differs from open ground, in board order.
     *
     * @param field any battlefield
     * @return one object on one line
     */
    public static String of(Battlefield field) {
        return JsonTree.write(Trees.of(BattlefieldParts.of(field), Vocabulary.NONE));
    }

    /**
     * Reads a battlefield.
     *
     * @param text as {@link #of(Battlefield)} writes it
     * @return an equal battlefield; or everything that is wrong with the text, or with the battlefield
     */
    public static Either<Seq<TextError>, Battlefield> readBattlefield(String text) {
        Reading in = new Reading(Vocabulary.NONE, null);
        BattlefieldParts parts = read(text, BattlefieldParts.class, in);
        if (parts == null || !version(parts.version(), in)) return Either.left(in.faults());
        if (!parts.fits()) {
            in.wrong(
                    1,
                    1,
                    "a battlefield of " + parts.width() + " x " + parts.depth() + " x " + parts.levels(),
                    "'width' and 'depth' from 2 to 26 and 'levels' from 1 to 9");
            return Either.left(in.faults());
        }
        Either<Seq<BattlefieldError>, Battlefield> field = parts.battlefield();
        if (field.isLeft())
            for (BattlefieldError e : field.getLeft()) in.wrong(1, 1, e.toString(), "a sound battlefield");
        else if (!BattlefieldParts.id(field.get()).equals(parts.id()))
            in.wrong(1, 1, "'id' is '" + parts.id() + "'", BattlefieldParts.id(field.get()) + ", this battlefield's");
        return in.sound() ? Either.right(field.get()) : Either.left(in.faults());
    }

    /**
     * By what set-ups refer to a battlefield.
     *
     * @param field any battlefield
     * @return 16 digits, equal for equal battlefields
     */
    public static String id(Battlefield field) {
        return BattlefieldParts.id(field);
    }

    private static <T> @Nullable T read(String text, Class<T> type, Reading in) {
        Node node = JsonTree.read(text, in);
        return node == null ? null : Trees.read(node, type, in);
    }

    private static boolean version(int version, Reading in) {
        if (version != GameJson.VERSION) in.wrong(1, 1, "'version' is " + version, "version " + GameJson.VERSION);
        return in.sound();
    }

    private static <T> Option<T> known(String property, String name, Option<T> found, Vector<String> all, Reading in) {
        if (found.isEmpty()) in.wrong(1, 1, "'" + property + "' names '" + name + "'", "one of " + all.mkString(", "));
        return found;
    }
}
