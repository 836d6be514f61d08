package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Bearer;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;

/**
 * The keywords of a ruleset as they may be printed: those of an application too, since their rules say what is a fault.
 *
 * @param ofModels on models
 * @param ofGuns on weapons with a range
 * @param ofBlades on weapons with range CC
 */
record KeywordPool(Vector<Keyword> ofModels, Vector<Keyword> ofGuns, Vector<Keyword> ofBlades) {
    private static final int MOST = 3;
    private static final int DEEPEST = 2;

    static KeywordPool of(Ruleset ruleset) {
        return new KeywordPool(
                all(ruleset, Bearer.MODEL),
                all(ruleset, Bearer.RANGED_WEAPON),
                all(ruleset, Bearer.CLOSE_COMBAT_WEAPON));
    }

    /** Half of them are one. */
    KeywordPool favouring(String name) {
        return new KeywordPool(favouring(ofModels, name), favouring(ofGuns, name), favouring(ofBlades, name));
    }

    private static Vector<Keyword> favouring(Vector<Keyword> keywords, String name) {
        Vector<Keyword> own = keywords.filter(k -> is(k, name));
        int others = keywords.size() - own.size();
        return own.isEmpty()
                ? keywords
                : Vector.fill(others / own.size(), () -> own).foldLeft(keywords, Vector::appendAll);
    }

    /** Itself, or in its brackets. */
    private static boolean is(Keyword keyword, String name) {
        return keyword.name().equals(name) || keyword.nested().exists(nested -> is(nested, name));
    }

    private static Vector<Keyword> all(Ruleset ruleset, Bearer bearer) {
        Vector<KeywordRule> rules = ruleset.library().keywords();
        return rules.flatMap(rule ->
                forms(rule, rules, DEEPEST).filter(k -> rule.fault(k, bearer).isEmpty()));
    }

    /** A keyword by itself, with numbers, and with whatever may stand in its brackets, brackets of its own included. */
    private static Vector<Keyword> forms(KeywordRule rule, Vector<KeywordRule> rules, int depth) {
        Vector<Keyword> plain = Vector.of(Keyword.of(rule.printed()))
                .appendAll(Vector.rangeClosed(1, MOST).map(n -> Keyword.of(rule.printed(), n)));
        if (depth == 0) return plain;
        return plain.appendAll(rules.flatMap(inner -> forms(inner, rules, depth - 1)
                .filter(nested -> rule.bracketFault(nested, inner).isEmpty())
                .map(nested -> Keyword.of(rule.printed(), nested))));
    }
}
