package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.jqwik.SceneryPieces.Piece;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The parts of generated games. Without battlefields or teams, any are used. The items contain the favoured item several times. The dice are
 * additional Special Order dice of each side in games that begin in the middle.
 */
record GameParts(
        Script.Runner runner,
        KeywordPool keywords,
        Vector<RuleId> items,
        Vector<Battlefield> battlefields,
        Vector<StrikeTeam> teams,
        int orders) {
    static GameParts of(Script.Runner runner) {
        return new GameParts(
                runner, KeywordPool.of(runner.ruleset()), items(runner.ruleset()), Vector.empty(), Vector.empty(), 0);
    }

    static Vector<RuleId> items(Ruleset ruleset) {
        return ruleset.library().items().map(ItemRule::rule);
    }

    boolean free() {
        return battlefields.isEmpty() && teams.isEmpty();
    }

    Battlefield battlefield(SplitMix64 chance) {
        return battlefields.isEmpty()
                ? new BattlefieldArbitrary(chance).battlefield()
                : battlefields.get(chance.below(battlefields.size()));
    }

    StrikeTeam team(SplitMix64 chance, Side side) {
        return teams.isEmpty()
                ? new TeamArbitrary(chance, runner.ruleset(), keywords, items).team(side)
                : teams.get(side == Side.A ? 0 : 1);
    }

    GameParts withKeywords(KeywordPool others) {
        return new GameParts(runner, others, items, battlefields, teams, orders);
    }

    /** Makes half of the items this item. */
    GameParts favouring(RuleId item) {
        int others = items.count(other -> !other.equals(item));
        return new GameParts(
                runner, keywords, items.appendAll(Vector.fill(others, () -> item)), battlefields, teams, orders);
    }

    GameParts withBattlefields(Vector<Battlefield> others) {
        return new GameParts(runner, keywords, items, others, teams, orders);
    }

    GameParts withTeams(Vector<StrikeTeam> others) {
        return new GameParts(runner, keywords, items, battlefields, others, orders);
    }

    GameParts withOrders(int dice) {
        return new GameParts(runner, keywords, items, battlefields, teams, dice);
    }

    /** All valid forms of a ruleset's keywords on cards. Keywords of an application are included, because their rules check the forms. */
    record KeywordPool(Vector<Keyword> ofModels, Vector<Keyword> ofGuns, Vector<Keyword> ofBlades) {
        private static final int MOST = 3;
        private static final int DEEPEST = 2;
        private static final int MOST_KEPT = 8;

        /** The pools that were made last: most properties have one of a few libraries. If two threads add one, one may be lost. */
        private static volatile Vector<Tuple2<Library, KeywordPool>> latest = Vector.empty();

        @SuppressWarnings("ReferenceEquality") // a rule may tell equal rules apart, for example by their classes
        static KeywordPool of(Ruleset ruleset) {
            Library library = ruleset.library();
            for (Tuple2<Library, KeywordPool> known : latest) if (known._1 == library) return known._2;
            KeywordPool made = of(library.keywords());
            latest = latest.prepend(Tuple.of(library, made)).take(MOST_KEPT);
            return made;
        }

        private static KeywordPool of(Vector<KeywordRule> rules) {
            Vector<Vector<Keyword>> forms = rules.map(KeywordPool::plain);
            for (int depth = 0; depth < DEEPEST; depth++) forms = nested(rules, forms);
            return new KeywordPool(
                    all(rules, forms, Placement.MODEL),
                    all(rules, forms, Placement.RANGED_WEAPON),
                    all(rules, forms, Placement.CLOSE_COMBAT_WEAPON));
        }

        /** Makes half of the keywords this keyword. */
        KeywordPool favouring(String name) {
            return new KeywordPool(favouring(ofModels, name), favouring(ofGuns, name), favouring(ofBlades, name));
        }

        private static Vector<Keyword> favouring(Vector<Keyword> keywords, String name) {
            Vector<Keyword> own = keywords.filter(
                    k -> CardWords.withNested(k).map(Keyword::name).contains(name));
            int others = keywords.size() - own.size();
            return own.isEmpty()
                    ? keywords
                    : Vector.fill(others / own.size(), () -> own).foldLeft(keywords, Vector::appendAll);
        }

        private static Vector<Keyword> all(
                Vector<KeywordRule> rules, Vector<Vector<Keyword>> forms, Placement placement) {
            return rules.zip(forms)
                    .flatMap(of -> of._2.filter(k -> of._1.fault(k, placement).isEmpty()));
        }

        /** Returns a keyword without brackets, and with numbers. */
        private static Vector<Keyword> plain(KeywordRule rule) {
            return Vector.rangeClosed(0, MOST).map(n -> Keyword.of(rule.printed(), n));
        }

        /** Returns each keyword without brackets, and with each of these forms of other keywords in its brackets. */
        private static Vector<Vector<Keyword>> nested(Vector<KeywordRule> rules, Vector<Vector<Keyword>> forms) {
            return rules.map(rule -> plain(rule)
                    .appendAll(rules.zip(forms)
                            .flatMap(inner -> inner._2
                                    .filter(k -> rule.bracketFault(k, inner._1).isEmpty())
                                    .map(k -> Keyword.of(rule.printed(), k)))));
        }
    }

    /** Generates battlefields with scenery. One in four has the 8 × 8 cubes of Patrol. The others are small, so that models meet. */
    record BattlefieldArbitrary(SplitMix64 chance) {
        private static final int PATROL = 8;
        private static final int LEAST = 3;
        private static final int VARIETY = 5;
        private static final int MOST_LEVELS = 3;
        private static final int SIZES = 4;
        private static final Face.Gap[] GAPS = Face.Gap.values();
        private static final Vector<Direction> SIDES =
                Vector.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

        Battlefield battlefield() {
            boolean patrol = chance.below(4) == 0;
            int width = patrol ? PATROL : LEAST + chance.below(VARIETY);
            int depth = patrol ? PATROL : LEAST + chance.below(VARIETY);
            Battlefield open = Battlefield.open(width, depth, 1 + chance.below(MOST_LEVELS));
            Vector<Piece> pieces =
                    Vector.fill(chance.below(width * depth), () -> piece(open, open.cube(chance.below(open.size()))));
            return SceneryPieces.of(open).with(pieces).sound();
        }

        /** Floors and faces are the most frequent pieces. */
        private Piece piece(Battlefield open, Cube cube) {
            boolean above = cube.level() > 1;
            Direction side = SIDES.get(chance.below(SIDES.size()));
            return switch (chance.below(8)) {
                case 0 -> new Piece(cube, b -> b.ladder(cube));
                case 1 -> {
                    Direction toward = Direction.ALL.get(chance.below(Direction.ALL.size()));
                    yield new Piece(cube, b -> b.ramp(cube, toward));
                }
                case 2, 3, 4 -> above ? floor(cube) : face(open, cube, side);
                default -> face(open, cube, side);
            };
        }

        private Piece floor(Cube cube) {
            Floor floor = new Floor(Floor.Cover.FULL, chance.below(5) == 0 ? 1 + chance.below(SIZES) : 0);
            return new Piece(cube, b -> b.floor(cube, floor));
        }

        private Piece face(Battlefield open, Cube cube, Direction side) {
            Face face = face();
            return new Piece(cube, b -> open.contains(cube.next(side)) ? b.face(cube, side, face) : b);
        }

        private Face face() {
            Face.Gap gap = GAPS[chance.below(GAPS.length)];
            boolean wall = Face.wall(gap).wall();
            return new Face(
                    gap, wall && chance.below(6) == 0, wall && chance.below(6) == 0 ? 1 + chance.below(SIZES) : 0);
        }
    }

    record TeamArbitrary(SplitMix64 chance, Ruleset ruleset, KeywordPool keywords, Vector<RuleId> items) {
        private static final int MOST_MODELS = 6;

        StrikeTeam team(Side side) {
            int models = 1 + chance.below(MOST_MODELS);
            int leader = chance.below(3) == 0 ? 1 + chance.below(models) : 1;
            return TeamArbitrary.named(
                    side,
                    new StrikeTeam("", leader, Vector.rangeClosed(1, models).map(number -> card(number == leader))));
        }

        private Card card(boolean leader) {
            Card card = Card.named("")
                    .withAdvance(chance.below(3))
                    .withSprint(1 + chance.below(3))
                    .withRanged(statistic())
                    .withFight(statistic())
                    .withSurvive(statistic())
                    .withArmour(Math.max(0, chance.below(5) - 2))
                    .withHitPoints(1 + chance.below(3))
                    .withSize(1 + chance.below(4) * chance.below(2))
                    .withWorth(1 + chance.below(3))
                    .withWeapons(weapons())
                    .withKeywords(some(keywords.ofModels()));
            if (chance.below(8) == 0) card = card.withBase(Option.some(20 + chance.below(50)));
            if (chance.below(8) == 0) card = card.withHeight(Option.some(100 + chance.below(200)));
            if (items.nonEmpty() && chance.below(8) == 0)
                card = card.withEquipment(Option.some(items.get(chance.below(items.size()))));
            if (leader && ruleset.library().orders().nonEmpty() && chance.below(3) > 0)
                card = card.withOrder(Option.some(ruleset.library()
                        .orders()
                        .get(chance.below(ruleset.library().orders().size()))
                        .name()));
            if (leader) return card.withRecon(statistic());
            // CHOSEN is the first value, and the most frequent
            int muster = Math.max(0, chance.below(12) - 9);
            return card.withMuster(Muster.values()[muster]);
        }

        private Statistic statistic() {
            return chance.below(8) == 0 ? Statistic.NONE : new Statistic(3 + chance.below(4));
        }

        private Vector<Weapon> weapons() {
            Vector<Weapon> weapons = Vector.empty();
            for (String name : Vector.of("gun", "other gun").take(chance.below(3)))
                weapons =
                        weapons.append(new Weapon(name, 1 + chance.below(8), chance.below(3), some(keywords.ofGuns())));
            if (chance.below(2) == 0)
                weapons = weapons.append(new Weapon("blade", 0, chance.below(2), some(keywords.ofBlades())));
            return weapons;
        }

        /** Returns up to two keywords with different names. */
        private Vector<Keyword> some(Vector<Keyword> pool) {
            Vector<Keyword> drawn = Vector.empty();
            if (pool.nonEmpty() && chance.below(2) == 0)
                for (int n = 1 + chance.below(2); n > 0; n--) drawn = drawn.append(pool.get(chance.below(pool.size())));
            return drawn.distinctBy(Keyword::name);
        }

        /** Gives the team and its models the names that a script without names gives them. */
        static StrikeTeam named(Side side, StrikeTeam team) {
            return new StrikeTeam(
                    "side " + side,
                    team.leader(),
                    team.members().zipWithIndex((card, i) -> card.withName(new ModelId(side, i + 1).toString())));
        }
    }
}
