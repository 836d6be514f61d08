package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.vavr.collection.Vector;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules that a page names, with their texts. */
final class CitedRules {
    private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]++\\b)++");

    private final HouseRulebook book;
    private final Library library;
    private final TreeSet<RuleId> cited = new TreeSet<>();

    CitedRules(Setup setup) {
        this.book = setup.rulebook();
        this.library = setup.ruleset().library();
    }

    /** Adds the rules that a text names by identifier. */
    String in(String text) {
        Matcher m = IDENTIFIER.matcher(text);
        while (m.find()) book.find(m.group()).forEach(cited::add);
        return text;
    }

    /** The keywords of a card and of its weapons, in turn. */
    Vector<RuleId> of(Profile profile) {
        Vector<RuleId> rules = profile.keywords()
                .appendAll(profile.weapons().flatMap(weapon -> weapon.keywords()))
                .flatMap(CitedRules::nested)
                .flatMap(keyword -> library.keyword(keyword.name()))
                .map(keyword -> keyword.rule())
                .distinct()
                .toVector();
        rules.forEach(cited::add);
        return rules;
    }

    private static Vector<Keyword> nested(Keyword keyword) {
        return keyword.nested()
                .map(CitedRules::nested)
                .getOrElse(Vector.empty())
                .prepend(keyword);
    }

    Vector<RuleId> all() {
        return Vector.ofAll(cited);
    }

    String title(RuleId rule) {
        return book.title(rule);
    }

    String text(RuleId rule) {
        return book.text(rule);
    }
}
