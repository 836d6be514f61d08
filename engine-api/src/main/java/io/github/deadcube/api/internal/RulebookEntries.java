package io.github.deadcube.api.internal;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.internal.HouseRulebook.BracketForm;
import io.github.deadcube.api.internal.HouseRulebook.ItemEntry;
import io.github.deadcube.api.internal.HouseRulebook.KeywordEntry;
import io.github.deadcube.api.internal.HouseRulebook.OrderEntry;
import io.github.deadcube.api.team.Keyword;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/** Builds the entries of a rulebook from the rules of a library. */
final class RulebookEntries {
    private final Accepted accepted;

    RulebookEntries(Vector<Library.Rule> rules) {
        this.accepted = new Accepted(rules.filter(KeywordRule.class::isInstance).map(KeywordRule.class::cast));
    }

    static boolean has(Library.Rule rule) {
        return rule instanceof KeywordRule || rule instanceof ItemRule || rule instanceof SpecialOrder;
    }

    HouseRulebook.Entry of(Library.Rule rule) {
        if (rule instanceof KeywordRule keyword) return accepted.entry(keyword);
        if (rule instanceof ItemRule item) return ItemEntry.of(item);
        if (rule instanceof SpecialOrder order) return OrderEntry.of(order);
        throw new IllegalArgumentException(rule + " is not a keyword, an item or a special order");
    }

    /** KT-10, KT-19: finds the forms that keywords accept by trying them with the keywords' rules. */
    private static final class Accepted {
        private static final int HIGHEST = 99;
        private static final Vector<Placement> PLACEMENTS = Vector.of(Placement.values());

        private final Vector<KeywordRule> rules;
        /** For each keyword that needs no effect in its brackets: its forms with number 1 and without brackets, if allowed. */
        private final Vector<Tuple2<KeywordRule, Keyword>> plain;
        /** The same, and for each keyword that needs an effect, one form with the first effect that it takes. */
        private final Vector<Tuple2<KeywordRule, Keyword>> samples;

        Accepted(Vector<KeywordRule> rules) {
            this.rules = rules;
            this.plain = rules.flatMap(Accepted::simple);
            this.samples = rules.flatMap(rule -> {
                Vector<Tuple2<KeywordRule, Keyword>> simple = simple(rule);
                return simple.nonEmpty() ? simple : filled(rule, plain).take(1).map(k -> Tuple.of(rule, k));
            });
        }

        KeywordEntry entry(KeywordRule rule) {
            Vector<Integer> numbers = Vector.rangeClosed(1, HIGHEST).filter(n -> isAccepted(rule, of(rule, n)));
            Vector<Keyword> filled = filled(rule, samples);
            Vector<Keyword> forms = Vector.of(of(rule, 0))
                    .appendAll(numbers.take(1).map(n -> of(rule, n)))
                    .appendAll(filled);
            return new KeywordEntry(
                    rule.rule(),
                    rule.printed(),
                    rule.title(),
                    rule.spellings(),
                    new BracketForm(
                            isAccepted(rule, of(rule, 0)),
                            numbers.headOption().getOrElse(0),
                            numbers.lastOption().getOrElse(0),
                            filled.flatMap(Keyword::nested).map(Keyword::name).distinct()),
                    PLACEMENTS.filter(placement -> placement != Placement.BRACKETS
                            && forms.exists(k -> rule.fault(k, placement).isEmpty())),
                    rules.filter(outer -> filled(outer, samples.filter(s -> s._1().equals(rule)))
                                    .nonEmpty())
                            .map(KeywordRule::printed),
                    rule.isCumulative(),
                    rule.countsForCarrier(),
                    rule.isEquipment(),
                    rule.text());
        }

        private static Vector<Tuple2<KeywordRule, Keyword>> simple(KeywordRule rule) {
            return Vector.of(of(rule, 0), of(rule, 1))
                    .filter(k -> isAccepted(rule, k))
                    .map(k -> Tuple.of(rule, k));
        }

        /** The forms of a keyword with those of the effects in its brackets that it takes. */
        private static Vector<Keyword> filled(KeywordRule outer, Vector<Tuple2<KeywordRule, Keyword>> effects) {
            return effects.filter(effect ->
                            outer.bracketFault(effect._2(), effect._1()).isEmpty())
                    .map(effect -> Keyword.of(outer.printed(), effect._2()))
                    .filter(k -> isAccepted(outer, k));
        }

        private static Keyword of(KeywordRule rule, int number) {
            return Keyword.of(rule.printed(), number);
        }

        private static boolean isAccepted(KeywordRule rule, Keyword keyword) {
            return PLACEMENTS.exists(placement -> rule.fault(keyword, placement).isEmpty());
        }
    }
}
