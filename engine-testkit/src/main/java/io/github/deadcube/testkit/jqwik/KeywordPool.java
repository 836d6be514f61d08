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

    static KeywordPool of(Ruleset ruleset) {
        Vector<Keyword> inner = all(ruleset, Bearer.BRACKETS, Vector.empty());
        return new KeywordPool(
                all(ruleset, Bearer.MODEL, inner),
                all(ruleset, Bearer.RANGED_WEAPON, inner),
                all(ruleset, Bearer.CLOSE_COMBAT_WEAPON, inner));
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

    private static Vector<Keyword> all(Ruleset ruleset, Bearer bearer, Vector<Keyword> inner) {
        return ruleset.library()
                .keywords()
                .flatMap(rule ->
                        printed(rule, inner).filter(k -> rule.fault(k, bearer).isEmpty()));
    }

    private static Vector<Keyword> printed(KeywordRule rule, Vector<Keyword> inner) {
        return Vector.of(Keyword.of(rule.printed()))
                .appendAll(Vector.rangeClosed(1, MOST).map(n -> Keyword.of(rule.printed(), n)))
                .appendAll(inner.map(nested -> Keyword.of(rule.printed(), nested)));
    }
}
