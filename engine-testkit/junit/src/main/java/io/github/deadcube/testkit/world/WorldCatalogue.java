package io.github.deadcube.testkit.world;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * The texts of the small worlds. They differ from each other in as little as possible: two models of one kind in the
 * last round, who hit with an 8, so that tests have few outcomes. Smooth walls separate the cubes of a world from the
 * others of its battlefield.
 */
final class WorldCatalogue {
    private static final Vector<String> EDITIONS = Vector.of(EditionNames.THIRD, EditionNames.REVISED);
    private static final int MOST = 3;
    private static final String BOARD = "board 2 x 2";
    private static final String TWO_LEVELS = "board 2 x 2 x 2";
    /** a1 and b1. */
    private static final String ROW = "smooth wall north of a1 b1";
    /** a1 alone. */
    private static final String ROOM = "smooth wall north of a1 b1; smooth wall east of a1";

    private static final String A = brisk("a1/5");
    private static final String B = still("b1/5");

    private final String edition;
    private final Ruleset ruleset;

    private WorldCatalogue(String edition) {
        this.edition = edition;
        this.ruleset = Deadcube.edition(edition).get();
    }

    static Vector<SmallWorld> all() {
        return EDITIONS.map(WorldCatalogue::new).flatMap(WorldCatalogue::worlds);
    }

    private Vector<SmallWorld> worlds() {
        return grounds()
                .appendAll(hands())
                .appendAll(keywords())
                .appendAll(items())
                .appendAll(pairs());
    }

    private SmallWorld world(String name, String... lines) {
        return new SmallWorld(edition + " " + name, edition, String.join("\n", lines) + "\ninitiative A, round 5\n");
    }

    private static String brisk(String place, Card... printed) {
        return model("A1", "SP 1-1", place, printed);
    }

    private static String climber(String place) {
        return model("A1", "SP 2-2", place);
    }

    private static String still(String place) {
        return model("B1", "SP -", place);
    }

    private static String model(String id, String speed, String place, Card... printed) {
        Vector<Card> cards = Vector.of(printed);
        return id + " " + speed + " RA 8+ FI 8+ SV 8+ HP 2, gun R3" + keywords(cards, Card::gun, " ", " and ")
                + ", blade CC" + keywords(cards, Card::blade, " ", " and ") + keywords(cards, Card::model, ", ", ", ")
                + ", at " + place;
    }

    private static String keywords(
            Vector<Card> cards, Function<Card, Vector<Keyword>> where, String before, String between) {
        return cards.flatMap(where).isEmpty()
                ? ""
                : before + cards.flatMap(where).mkString(between);
    }

    /** A keyword where cards print it. */
    private record Card(String name, Vector<Keyword> model, Vector<Keyword> gun, Vector<Keyword> blade) {
        static Vector<Card> all(Ruleset ruleset) {
            Vector<KeywordRule> rules = ruleset.library().keywords();
            return rules.map(rule -> of(rule, rules)).filter(Card::isPrinted);
        }

        /** The first form that is valid on a model, or else on each kind of weapon. */
        private static Card of(KeywordRule rule, Vector<KeywordRule> all) {
            Vector<Keyword> model = form(rule, all, Placement.MODEL);
            return new Card(
                    rule.rule().id(),
                    model,
                    model.isEmpty() ? form(rule, all, Placement.RANGED_WEAPON) : Vector.empty(),
                    model.isEmpty() ? form(rule, all, Placement.CLOSE_COMBAT_WEAPON) : Vector.empty());
        }

        private static Vector<Keyword> form(KeywordRule rule, Vector<KeywordRule> all, Placement where) {
            Stream<Keyword> nested = all.toStream()
                    .flatMap(inner -> plain(inner)
                            .filter(k -> rule.bracketFault(k, inner).isEmpty())
                            .map(k -> Keyword.of(rule.printed(), k)));
            return plain(rule)
                    .appendAll(nested)
                    .find(k -> rule.fault(k, where).isEmpty())
                    .toVector();
        }

        private static Stream<Keyword> plain(KeywordRule rule) {
            return Stream.rangeClosed(0, MOST).map(n -> Keyword.of(rule.printed(), n));
        }

        boolean isPrinted() {
            return !model.isEmpty() || !gun.isEmpty() || !blade.isEmpty();
        }
    }

    private Vector<SmallWorld> grounds() {
        return Vector.of(
                world("one cube", BOARD, ROOM, A, model("B1", "SP 1-1", "a1/1")),
                world("one cube and an objective", BOARD, ROOM, "objective 2 at a1", A, still("a1/1")),
                world("two in one cube", BOARD, ROOM, A, model("A2", "SP -", "a1/9"), still("a1/1")),
                world("two cubes", BOARD, ROW, A, B),
                world("large gap", BOARD, ROW, "large gap east of a1", A, B),
                world("medium gap", BOARD, ROW, "medium gap east of a1", A, B),
                world("small gap", BOARD, ROW, "small gap east of a1", A, B),
                world("barricade", BOARD, ROW, "barricade east of a1", A, B),
                world("wall", TWO_LEVELS, ROW, "wall east of a1\nfloors a1:2", climber("a1:2/5"), B),
                world("hatch", BOARD, ROW, "wall east of a1\nhatch 2 east of a1", A, B),
                world("half-cube", BOARD, ROW, "large gap north-south through b1", A, still("b1e")),
                world("block", BOARD, ROW, "block 10 10 20 20 15 of b1", A, still("b1")),
                world("platform", BOARD, ROW, "platform 1 2 3 high 10 of b1", A, B),
                world("three cubes", BOARD, "smooth wall north of b1; smooth wall east of a2", A, B),
                world("four cubes", BOARD, A, still("b2/5")),
                world("floor above", TWO_LEVELS, ROOM, "floors a1:2", climber("a1:2/5"), still("a1/5")),
                world(
                        "ladder",
                        TWO_LEVELS,
                        ROOM,
                        "floors a1:2\nfloor hatch 2 of a1:2\nladder of a1",
                        climber("a1/5"),
                        still("a1:2/5")),
                world("ramp", TWO_LEVELS, ROW, "floors b1:2\nramp east of a1", climber("a1/5"), still("b1:2/5")),
                world("half floor", TWO_LEVELS, ROOM, "half floor north of a1:2", climber("a1:2"), still("a1/5")),
                world("eight cubes", TWO_LEVELS, "floors a1:2 b1:2 a2:2 b2:2", brisk("a1:2/5"), still("b2/5")));
    }

    /** A command die of each face for each side. */
    private Vector<SmallWorld> hands() {
        String others = "A2 SP -, at a1/9\n" + still("a1/1") + "\nB2 SP -, at a1/3";
        return CommandFace.ALL.flatMap(face -> Vector.of("A", "B")
                .map(side -> world(face + " die of " + side, BOARD, ROOM, A, others, "command " + side + " " + face)));
    }

    private Vector<SmallWorld> keywords() {
        return Card.all(ruleset).map(card -> world(card.name(), BOARD, ROW, brisk("a1/5", card), B));
    }

    /** An item that is carried, if it can be bought, and one that lies in the cube. */
    private Vector<SmallWorld> items() {
        return ruleset.library().items().flatMap(item -> {
            RuleId rule = item.rule();
            SmallWorld found = world(rule + " found", BOARD, ROW, "token 1 " + rule + " at b1 face down", A, B);
            SmallWorld carried = world(rule + " carried", BOARD, ROW, A + ", equipment " + rule, B);
            return Vector.of(found, carried)
                    .drop(ruleset.tables().pool().contains(rule) ? 0 : 1)
                    .take(item.isEquipment() ? 2 : 1);
        });
    }

    private Vector<SmallWorld> pairs() {
        Vector<Card> cards = Card.all(ruleset);
        return cards.zipWithIndex()
                .flatMap(one -> cards.drop(one._2 + 1)
                        .map(other -> world(
                                one._1.name() + " + " + other.name(),
                                BOARD,
                                ROOM,
                                model("A1", "SP -", "a1/5", one._1, other),
                                still("a1/1"))));
    }
}
