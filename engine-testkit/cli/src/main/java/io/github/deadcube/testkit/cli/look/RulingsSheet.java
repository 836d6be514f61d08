package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.rule.Sentence;
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
    /** The place of the bases of passages in the catalogue of a language. */
    private static final String BASIS = "basis";

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
    static Vector<String> lines(
            EditionOption edition, HouseRulebook book, String wanted, int width, Language language) {
        Ruleset played = edition.alone();
        Vector<RuleId> named = RuleLookup.named(wanted, book, language);
        Vector<RuleId> decided = book.all()
                .filter(rule -> isPlayed(rule, edition))
                .filter(rule -> wanted.isEmpty() || named.contains(rule))
                .filter(rule -> book.passages(rule).exists(Passage::isDecision));
        if (decided.isEmpty()) return Vector.empty();
        return decided.map(RuleId::chapter)
                .distinct()
                .flatMap(chapter -> decided.filter(rule -> rule.chapter().equals(chapter))
                        .flatMap(rule -> told(rule, played, book, width, language))
                        .prepend(chapter + "  " + BookPage.subject(chapter, language))
                        .prepend(""))
                .prepend(Sentence.of("Rulings and options of {ruleset}", played).told(language));
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

    private static Vector<String> told(RuleId rule, Ruleset played, HouseRulebook book, int width, Language language) {
        return book.passagesIn(rule, language)
                .filter(Passage::isDecision)
                .flatMap(passage ->
                        Wrapped.lines("    " + options(passage, played, language) + passage.text(), width, "    "))
                .prepend("  " + rule + "  " + book.titleIn(rule, language));
    }

    /** {@code [option wipe-out-ends-game: off] }; empty for a ruling. */
    private static String options(Passage passage, Ruleset played, Language language) {
        return passage.basis()
                .flatMap(Basis::option)
                .map(option -> value(option, played).told(language) + " ")
                .mkString();
    }

    private static Sentence value(String option, Ruleset played) {
        return Vector.of(Variant.values())
                .find(variant -> variant.name().equals(option))
                .map(variant -> Sentence.of(
                        played.has(variant) ? "[option {option}: on]" : "[option {option}: off]",
                        SavedNames.name(variant)))
                .getOrElse(() -> Sentence.of("[option {option}]", option));
    }

    /** The basis of a passage in a language. */
    static String words(Basis basis, Language language) {
        return basis.option()
                .map(option -> Sentence.of("option: {option}", basis.toString().replaceFirst("^option: ", ""))
                        .told(language))
                .getOrElse(() -> language.text(BASIS, basis.toString()));
    }
}
