package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The part of a rulebook that a document needs: rules that it names by identifier, and those of its cards. */
final class CitedRules {
    private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]++\\b)++");

    private CitedRules() {}

    static JsonObject in(String document, Setup setup) {
        HouseRulebook book = setup.rulebook();
        TreeSet<RuleId> cited = new TreeSet<>();
        Matcher named = IDENTIFIER.matcher(document);
        while (named.find()) book.find(named.group()).forEach(cited::add);
        setup.cards().forEach(card -> of(card, setup.ruleset().library()).forEach(cited::add));
        return JsonObject.of(
                "rules",
                Vector.ofAll(cited)
                        .map(rule -> JsonObject.of("rule", rule.toString())
                                .with("title", book.title(rule))
                                .with("text", book.text(rule))));
    }

    /** The keywords of a card and of its weapons. */
    private static Vector<RuleId> of(Card card, Library library) {
        return card.keywords()
                .appendAll(card.weapons().flatMap(weapon -> weapon.keywords()))
                .flatMap(CitedRules::nested)
                .flatMap(keyword -> library.keyword(keyword.name()))
                .map(keyword -> keyword.rule())
                .toVector();
    }

    private static Vector<Keyword> nested(Keyword keyword) {
        return keyword.nested()
                .map(CitedRules::nested)
                .getOrElse(Vector.empty())
                .prepend(keyword);
    }
}
