package io.github.deadcube.core.json;

import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/** The rules of a game or of an edition: those of the game in catalogue order, then the others alphabetically. */
@SavedName("rulebook")
record RulebookParts(Vector<Entry> rules) {
    /** A rule; its text is one paragraph, and stands again in passages with the basis of each. */
    @SavedName("rulebook.entry")
    record Entry(RuleId rule, String title, String text, Vector<Part> passages) {}

    @SavedName("rulebook.passage")
    record Part(String text, Vector<From> basis) {
        static Part of(Passage passage) {
            return new Part(passage.text(), passage.basis().map(From::of));
        }
    }

    /**
     * Where a passage comes from: the source of what is stated or clarified, or the member of a ruleset that changes
     * it.
     */
    @SavedName("rulebook.basis")
    record From(String kind, String source, String option) {
        static From of(Basis basis) {
            return new From(
                    basis.kind(), basis.source().getOrElse(""), basis.option().getOrElse(""));
        }
    }

    static RulebookParts of(HouseRulebook book, Language language) {
        return new RulebookParts(book.all().map(rule -> entry(book, rule, language)));
    }

    private static Entry entry(HouseRulebook book, RuleId rule, Language language) {
        Vector<Passage> passages = book.passagesIn(rule, language);
        String text = passages.map(Passage::text).mkString(" ");
        return new Entry(rule, book.titleIn(rule, language), text, passages.map(Part::of));
    }
}
