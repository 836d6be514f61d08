package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/**
 * The parts of generated games. Without battlefields or teams, any are used. The items contain the favoured item
 * several times. The dice are additional Special Order dice of each side in games that begin in the middle.
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

    /**
     * All valid forms of a ruleset's keywords on cards. Keywords of an application are included, because their rules
     * check the forms.
     */
    record KeywordPool(Vector<Keyword> ofModels, Vector<Keyword> ofGuns, Vector<Keyword> ofBlades) {
        private static final int MOST = 3;
        private static final int DEEPEST = 2;
        private static final int MOST_KEPT = 8;

        /**
         * The pools that were made last: most properties have one of a few libraries. If two threads add one, one may
         * be lost.
         */
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
}
