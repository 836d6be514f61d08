package io.github.deadcube.api.internal;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.team.Keyword;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/**
 * KT-10, KT-19: the forms in which cards may print a keyword. They come from the same rule that checks a set-up: the
 * set-up refuses all others.
 *
 * @param empty whether it may be printed without brackets
 * @param least the smallest allowed number in its brackets, 1 or more; 0 if it takes no number
 * @param most the largest allowed number, at most 99; 0 if it takes no number
 * @param effects the names of the keywords that are allowed in its brackets; empty if it takes no effect
 * @param places the places where it may be printed, without {@link Placement#BRACKETS}
 * @param within the names of the keywords that may have it in their brackets
 */
public record KeywordForms(
        boolean empty, int least, int most, Vector<String> effects, Vector<Placement> places, Vector<String> within) {
    private static final int HIGHEST = 99;
    private static final Vector<Placement> PLACEMENTS = Vector.of(Placement.values());

    /** Whether it takes a number, as TOXIC does. */
    public boolean number() {
        return most > 0;
    }

    /** Whether it takes an effect, as GRENADE does. */
    public boolean effect() {
        return effects.nonEmpty();
    }

    /**
     * Tries all forms with the keywords' rules.
     *
     * @param rules those of all keywords
     */
    static KeywordForms of(KeywordRule rule, Vector<KeywordRule> rules) {
        Vector<Integer> numbers = Vector.rangeClosed(1, HIGHEST).filter(n -> isAccepted(rule, keyword(rule, n)));
        Vector<Keyword> filled = filled(rule, rules.flatMap(one -> samples(one, rules)));
        Vector<Tuple2<KeywordRule, Keyword>> own = samples(rule, rules);
        Vector<Keyword> forms = Vector.of(keyword(rule, 0))
                .appendAll(numbers.take(1).map(n -> keyword(rule, n)))
                .appendAll(filled);
        return new KeywordForms(
                isAccepted(rule, keyword(rule, 0)),
                numbers.headOption().getOrElse(0),
                numbers.lastOption().getOrElse(0),
                filled.flatMap(Keyword::nested).map(Keyword::name).distinct(),
                PLACEMENTS.filter(placement -> placement != Placement.BRACKETS
                        && forms.exists(k -> rule.fault(k, placement).isEmpty())),
                rules.filter(outer -> filled(outer, own).nonEmpty()).map(KeywordRule::printed));
    }

    /**
     * The forms of a keyword with number 1 and without brackets, if allowed; if it needs an effect, with the first one
     * that it takes.
     */
    private static Vector<Tuple2<KeywordRule, Keyword>> samples(KeywordRule rule, Vector<KeywordRule> rules) {
        Vector<Tuple2<KeywordRule, Keyword>> simple = simple(rule);
        return simple.nonEmpty()
                ? simple
                : filled(rule, rules.flatMap(KeywordForms::simple)).take(1).map(k -> Tuple.of(rule, k));
    }

    private static Vector<Tuple2<KeywordRule, Keyword>> simple(KeywordRule rule) {
        return Vector.of(keyword(rule, 0), keyword(rule, 1))
                .filter(k -> isAccepted(rule, k))
                .map(k -> Tuple.of(rule, k));
    }

    /** The forms of a keyword with those of the effects in its brackets that it takes. */
    private static Vector<Keyword> filled(KeywordRule outer, Vector<Tuple2<KeywordRule, Keyword>> effects) {
        return effects.filter(
                        effect -> outer.bracketFault(effect._2(), effect._1()).isEmpty())
                .map(effect -> Keyword.of(outer.printed(), effect._2()))
                .filter(k -> isAccepted(outer, k));
    }

    private static Keyword keyword(KeywordRule rule, int number) {
        return Keyword.of(rule.printed(), number);
    }

    private static boolean isAccepted(KeywordRule rule, Keyword keyword) {
        return PLACEMENTS.exists(placement -> rule.fault(keyword, placement).isEmpty());
    }
}
