package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.book.BookPage;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.narration.RuleLookup;
import io.vavr.collection.Vector;

/**
 * The sheet on which players agree before a game: what no source decides, by chapters, and the options with their
 * values.
 */
final class RulingsSheet {
    private static final String LIVING = "LIV";
    private static final String REVISION = "R25";
    private static final String DISPERSION = "N3";

    private RulingsSheet() {}

    /**
     * The lines of the sheet.
     *
     * @param wanted identifiers, a chapter or the name of a rule; empty for all
     * @return empty if nothing there is a ruling or an option
     */
    static Vector<String> lines(EditionOption edition, HouseRulebook book, String wanted, int width) {
        Ruleset played = edition.alone();
        Vector<RuleId> named = RuleLookup.named(wanted, book);
        Vector<RuleId> decided = book.all()
                .filter(rule -> isPlayed(rule, edition))
                .filter(rule -> wanted.isEmpty() || named.contains(rule))
                .filter(rule -> book.passages(rule).exists(Passage::isDecision));
        if (decided.isEmpty()) return Vector.empty();
        return decided.map(RuleId::chapter)
                .distinct()
                .flatMap(chapter -> decided.filter(rule -> rule.chapter().equals(chapter))
                        .flatMap(rule -> told(rule, played, book, width))
                        .prepend(chapter + "  " + BookPage.subject(chapter))
                        .prepend(""))
                .prepend("Rulings and options of " + played);
    }

    /** Whether a chapter belongs to the edition; that of dispersion belongs to no game. */
    private static boolean isPlayed(RuleId rule, EditionOption edition) {
        return switch (rule.chapter()) {
            case LIVING -> edition.is(Deadcube.livingRules());
            case REVISION -> edition.is(Deadcube.revised());
            case DISPERSION -> false;
            default -> true;
        };
    }

    private static Vector<String> told(RuleId rule, Ruleset played, HouseRulebook book, int width) {
        return book.passages(rule)
                .filter(Passage::isDecision)
                .flatMap(passage -> Wrapped.lines("    " + options(passage, played) + passage.text(), width, "    "))
                .prepend("  " + rule + "  " + book.title(rule));
    }

    /** {@code [option wipe-out-ends-game: off] }; empty for a ruling. */
    private static String options(Passage passage, Ruleset played) {
        return passage.basis()
                .flatMap(Basis::option)
                .map(option -> "[option " + value(option, played) + "] ")
                .mkString();
    }

    private static String value(String option, Ruleset played) {
        return Vector.of(Variant.values())
                .find(variant -> variant.name().equals(option))
                .map(variant -> SavedNames.name(variant) + (played.has(variant) ? ": on" : ": off"))
                .getOrElse(option);
    }
}
