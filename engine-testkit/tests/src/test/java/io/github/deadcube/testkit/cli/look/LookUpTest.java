package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.book.BookPage;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.narration.RuleMarks;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookUpTest {
    private record Silent() implements ItemRule {
        @Override
        public String name() {
            return "Silent Thing";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("I-SILENT");
        }
    }

    @Test
    void aRuleWithoutATextHasNoEmptyLine() {
        Ruleset ruleset = Deadcube.ruleset().with(new Silent());
        assertThat(RulesCommand.describe(
                        "I-SILENT", RuleMarks.of(ruleset, HouseRulebook.of(ruleset)), Option.none(), Language.ENGLISH))
                .hasSizeGreaterThan(1)
                .noneMatch(String::isBlank);
    }

    @Test
    void withoutAnArgumentTheChaptersAreCounted() {
        Run run = Run.of("rules");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("SHO    9  the SHOOT action\n").contains("K     72  keywords\n");
        assertThat(run.out().lines())
                .hasSize(Rulebook.chapters().size() + 1)
                .last()
                .asString()
                .isEqualTo("ORDER  6  the special orders that ship");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void everyChapterHasATitle() {
        assertThat(Rulebook.chapters())
                .allSatisfy(chapter -> assertThat(BookPage.subject(chapter)).isNotEqualTo(BookPage.subject("HOUSE")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ADV-5", "adv-5", "adv_5"})
    void anIdentifierShowsTheRule(String identifier) {
        Run run = Run.of("rules", identifier);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("ADV-5  Moving in with enemies\n  A model that moves into a cube with");
        assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(unmarked(run)).contains(Rulebook.find("ADV-5").get().text());
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("SPRINT ends. [stated: reference sheets] A model with FI")
                .endsWith("It may not pass through. [ruling] ");
    }

    /** The output in one line, without the bases of its passages. */
    private static String unmarked(Run run) {
        return run.out().replaceAll("\\s+", " ").replaceAll(" \\[[^]]*]", "");
    }

    @Test
    void aWordListsTheRulesThatMentionIt() {
        Run run = Run.of("rules", "armour");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines().toList()).hasSize(Rulebook.search("armour").size());
        assertThat(run.out()).contains("DICE-1  ").doesNotContain("Also mentioned in:");
    }

    /** A rule is printed if the words are its whole name. The rules that mention it follow. */
    @ParameterizedTest
    @CsvSource({
        "knockback, K-KNOCKBACK",
        "Combat Blades, I-COMBAT-BLADES",
        "moving in with ENEMIES, ADV-5",
        "Trap (2025), R25-K-TRAP",
    })
    void aWholeNamePrintsItsRule(String name, String rule) {
        Run run = Run.of(("rules " + name).split(" "));
        assertThat(run.exitCode()).isZero();
        String alone = Run.of("rules", rule).out();
        assertThat(run.out()).startsWith(alone);
        Vector<RuleId> others = Rulebook.search(name).remove(RuleId.of(rule));
        assertThat(run.out().substring(alone.length()).lines().map(line -> line.replaceFirst(" .*", "")))
                .containsExactlyElementsOf(
                        others.isEmpty()
                                ? Vector.<String>empty()
                                : others.map(RuleId::id).prepend("Also"));
    }

    @Test
    void rulesOfOneNameArePrintedTogether() {
        assertThat(Run.of("rules", "Falling", "more", "than", "one", "cube").out())
                .isEqualTo(Run.of("rules", "FALL-1", "LIV-FALL").out());
    }

    @Test
    void aNameIsUnderstoodWhereverAnIdentifierIs() {
        assertThat(Run.of("rules", "--edition", "revised", "trap"))
                .isEqualTo(Run.of("rules", "--edition", "revised", "K-TRAP"));
        assertThat(Run.of("rules", "--differences", "trap")).isEqualTo(Run.of("rules", "--differences", "K-TRAP"));
        assertThat(Run.of("rules", "--differences", "trap").out()).startsWith("R25-K-TRAP  Trap (2025)\n");
        assertThat(Run.of("rules", "--rulings", "Wiped", "out", "before", "round", "5"))
                .isEqualTo(Run.of("rules", "--rulings", "VIC-8"));
        assertThat(Run.of("rules", "--rulings", "opposed", "tests"))
                .isEqualTo(new Run(1, "", "Sources state all of opposed tests: it has no ruling and no option.\n"));
        assertThat(Run.of("rules", "--differences", "moving", "in", "with", "enemies")
                        .err())
                .isEqualTo("The revision of 2025 does not replace moving in with enemies.\n");
    }

    @Test
    void severalWordsAreSearchedTogether() {
        assertThat(Run.of("rules", "breaking", "away").out())
                .isEqualTo(Run.of("rules", "breaking away").out())
                .contains("ADV-6  ");
    }

    @Test
    void aChapterListsItsRules() {
        assertThat(Run.of("rules", "std").out().lines()).hasSize(2).allMatch(line -> line.startsWith("STD-"));
    }

    @Test
    void aWordInNoRuleIsReported() {
        Run run = Run.of("rules", "xylophone");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("No rule mentions 'xylophone'.\n");
    }

    @Test
    void aMistypedIdentifierIsCorrected() {
        assertThat(Run.of("rules", "adv5")).isEqualTo(new Run(1, "", "No rule mentions 'adv5'. Did you mean ADV-5?\n"));
    }

    @Test
    void listAndSheetAreNotPrintedTogether() {
        Run run = Run.of("rules", "--differences", "--rulings");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("--differences lists replaced rules, and --rulings prints a sheet; choose one");
    }

    @Test
    void aBookOfNoCasesIsNotWritten(@TempDir Path folder) throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path book = folder.resolve("book.html");
        assertThat(Run.of("rules", "--html", book.toString(), "--cases", empty.toString()))
                .isEqualTo(new Run(1, "", "There is no case in " + empty + ".\n"));
        assertThat(book).doesNotExist();
    }

    @Test
    void aKeywordIsFoundByItsPrintedForm() {
        Run run = Run.of("rules", "Gas", "Cloud", "(Toxic", "(1))");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("K-GAS-CLOUD  Gas Cloud\n")
                .contains("  Printed: GAS CLOUD (effect), on a model or in the brackets of EXPLOSIVE,\n  GRENADE, "
                        + "INDIRECT.\n")
                .contains("  Effects: SMOKE, TOXIC.\n");
        assertThat(Run.of("rules", "k-tactician").out()).contains("  Printed: TACTICIAN (1 to 9), on a model");
        assertThat(Run.of("rules", "honorable").out()).endsWith("  Also spelt: HONORABLE.\n");
    }

    @Test
    void anItemAndAnOrderSayHowTheyAreUsed() {
        assertThat(Run.of("rules", "i-frag-grenade").out())
                .contains("  Used once, sold as equipment.\n  Weapon: item frag grenade R3 GRENADE (FRAG (3)).\n");
        assertThat(Run.of("rules", "order-stand-together").out()).contains("  A special order, once");
    }

    @ParameterizedTest
    @ValueSource(strings = {"K-TRAP", "R25-K-TRAP", "r25_k_trap"})
    void theRevisionShowsBothTexts(String identifier) {
        Run run = Run.of("rules", "--edition", "revised", identifier);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("R25-K-TRAP  Trap (2025)\n");
        assertThat(unmarked(run))
                .contains(Rulebook.find("R25-K-TRAP").get().text())
                .contains(Rulebook.find("K-TRAP").get().text());
        assertThat(Run.of("rules", "K-TRAP").out()).doesNotContain("2025 revision");
    }

    @Test
    void theRevisionKeepsMostRules() {
        assertThat(Run.of("rules", "--edition", "revised", "ADV-5"))
                .isEqualTo(Run.of("rules", "--edition", "third", "ADV-5"));
    }

    @Test
    void theSheetHasTheRulingsAndTheValuesOfOptions() {
        Run third = Run.of("rules", "--rulings");
        assertThat(third.exitCode()).isZero();
        assertThat(third.out())
                .startsWith(
                        "Rulings and options of deadzone-3 v1\n\nGEO  the battlefield\n  GEO-1  Grid of cubes\n    The")
                .contains("  VIC-8  Wiped out before round 5\n    [option wipe-out-ends-game: off] The option")
                .contains("[option wiped-out-loses: on]", "[option tables.recon]")
                .doesNotContain("DICE-2  ", "LIV-", "N3-", "R25-K-");
        assertThat(Run.of("rules", "--rulings", "--edition", "living").out())
                .contains("LIV-PIN  ", "[option pinned-fight-back: on]")
                .doesNotContain("R25-K-");
        assertThat(Run.of("rules", "--rulings", "--edition", "revised").out())
                .contains("R25-K-FLIGHT  ", "  K-TRAP  ")
                .doesNotContain("LIV-PIN  ");
        assertThat(Run.of("rules", "--rulings", "vic-8").out().lines()).hasSize(5);
        assertThat(Run.of("rules", "--rulings", "DICE-2"))
                .isEqualTo(new Run(1, "", "Sources state all of DICE-2: it has no ruling and no option.\n"));
    }

    @Test
    void severalIdentifiersShowEachRule() {
        assertThat(Run.of("rules", "adv-5", "K-TOXIC").out())
                .isEqualTo(Run.of("rules", "ADV-5").out()
                        + Run.of("rules", "K-TOXIC").out());
    }

    @Test
    void allDifferencesAreListed() {
        assertThat(Run.of("rules", "--differences", "adv-5"))
                .isEqualTo(new Run(1, "", "The revision of 2025 does not replace adv-5.\n"));
        Run run = Run.of("rules", "--differences");
        assertThat(run.exitCode()).isZero();
        assertThat(Revised.rules())
                .hasSizeGreaterThan(60)
                .allSatisfy(rule -> assertThat(run.out()).contains(rule + "  "));
        assertThat(run.out()).contains("  K-TRAP  Trap\n").contains("(new in the revision)");
    }
}
