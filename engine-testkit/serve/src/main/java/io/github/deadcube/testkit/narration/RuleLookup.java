package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Suggestion;
import io.vavr.collection.Vector;

/** Finds the rules that words name. */
public final class RuleLookup {
    private RuleLookup() {}

    /** The rules of some identifiers, of a chapter, or with a name; empty if the words are neither. */
    public static Vector<RuleId> named(String wanted, HouseRulebook book) {
        return named(wanted, book, Language.ENGLISH);
    }

    /** The same, also by a name in a language. */
    public static Vector<RuleId> named(String wanted, HouseRulebook book, Language language) {
        Vector<RuleId> identified = identified(wanted, book);
        if (identified.nonEmpty()) return identified;
        Vector<RuleId> chapter = chapter(wanted, book);
        return chapter.isEmpty() ? book.calledIn(wanted, language) : chapter;
    }

    /** Empty if one of the words is not the identifier of a rule. */
    public static Vector<RuleId> identified(String wanted, HouseRulebook book) {
        Vector<String> words = Vector.of(wanted.split(" +"));
        Vector<RuleId> found = words.flatMap(book::find);
        return found.size() == words.size() ? found : Vector.empty();
    }

    /** The rules of a chapter, such as {@code ADV}, in upper or lower case; empty if there is none. */
    public static Vector<RuleId> chapter(String wanted, HouseRulebook book) {
        return book.all().filter(id -> id.chapter().equalsIgnoreCase(wanted));
    }

    /** The identifiers that a word may have been meant for. */
    public static Vector<String> near(String wanted, HouseRulebook book) {
        return Suggestion.among(wanted, book.all().map(RuleId::id));
    }
}
