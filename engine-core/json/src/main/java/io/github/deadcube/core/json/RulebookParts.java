package io.github.deadcube.core.json;

import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/**
 * The rules of a game or of an edition, with their titles and texts.
 *
 * @param rules the rules of the game in catalogue order, then the others alphabetically
 */
@SavedName(value = "rulebook", parts = "rules")
record RulebookParts(Vector<Entry> rules) {
    /**
     * A rule.
     *
     * @param text one paragraph
     */
    @SavedName(value = "rulebook.entry", parts = "rule title text")
    record Entry(RuleId rule, String title, String text) {}

    static RulebookParts of(HouseRulebook book) {
        return new RulebookParts(book.all().map(rule -> new Entry(rule, book.title(rule), book.text(rule))));
    }
}
