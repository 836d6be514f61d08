package io.github.deadcube.api.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.vavr.Tuple;
import io.vavr.collection.Vector;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulebookTest {

    private static final Pattern PLAIN = Pattern.compile("[^*`\\[\\]\\t\\r\\n]+");

    @Test
    void constantsAndRulebookAgreeInContentAndOrder() {
        Vector<RuleId> constants = Vector.of(RuleIds.class.getDeclaredFields())
                .filter(field -> Modifier.isPublic(field.getModifiers()))
                .map(field -> {
                    RuleId rule = valueOf(field);
                    assertThat(field.getName()).isEqualTo(rule.id().replace('-', '_'));
                    return rule;
                });
        assertThat(Rulebook.all()).containsExactlyElementsOf(constants).doesNotHaveDuplicates();
    }

    @Test
    void everyRuleIsKnown() {
        assertThat(Rulebook.all()).allMatch(RuleId::known).hasSizeGreaterThan(300);
    }

    @Test
    void catalogueOrderIsTheNaturalOrder() {
        assertThat(Rulebook.all().reverse().sorted()).containsExactlyElementsOf(Rulebook.all());
    }

    @Test
    void numbersRiseByOneWithinAChapter() {
        Rulebook.all()
                .filter(rule -> rule.id().matches("[A-Z0-9]+-[0-9]+"))
                .groupBy(RuleId::chapter)
                .values()
                .forEach(rules -> assertThat(rules.map(
                                rule -> rule.id().substring(rule.chapter().length() + 1)))
                        .containsExactlyElementsOf(
                                Vector.rangeClosed(1, rules.size()).map(String::valueOf)));
    }

    @Test
    void titlesAreShortAndUniqueWithinTheChapter() {
        assertThat(Rulebook.all()).allSatisfy(rule -> {
            assertThat(rule.title()).isNotBlank().isEqualTo(rule.title().strip());
            assertThat(rule.title().split(" ")).hasSizeLessThanOrEqualTo(6);
        });
        assertThat(Rulebook.all().map(rule -> Tuple.of(rule.chapter(), rule.title())))
                .doesNotHaveDuplicates();
    }

    @Test
    void titlesOfTheRevisionHaveTheCommonForm() {
        assertThat(Rulebook.all().filter(rule -> rule.id().startsWith("R25-K-")))
                .hasSizeGreaterThan(40)
                .allSatisfy(rule -> assertThat(rule.title())
                        .endsWith(" (2025)")
                        .satisfies(title -> assertThat(
                                        Vector.of(title.split(" ")).filter(word -> word.matches("[A-Z-]{3,}")))
                                .isEmpty()));
    }

    @Test
    void textsArePlain() {
        assertThat(Rulebook.all()).allSatisfy(rule -> {
            assertThat(rule.text()).matches(PLAIN).endsWith(".").doesNotContain("  ", " .", " ,", "..");
            assertThat(rule.title()).matches(PLAIN);
        });
    }

    @Test
    void everyPassageHasABasis() {
        assertThat(Rulebook.all()).allSatisfy(rule -> {
            assertThat(rule.passages())
                    .isNotEmpty()
                    .noneMatch(passage -> passage.basis().isEmpty());
            assertThat(rule.passages().map(Passage::text).mkString(" ")).isEqualTo(rule.text());
        });
    }

    @Test
    void everyKindAndSourceIsTheBasisOfSomething() {
        Vector<Basis> all = Rulebook.all().flatMap(RuleId::passages).flatMap(Passage::basis);
        assertThat(all.flatMap(Basis::source).distinct())
                .containsExactlyInAnyOrder(
                        "reference sheets",
                        "2025 revision",
                        "living rules",
                        "Infinity N3",
                        "errata and FAQ",
                        "force lists");
        assertThat(all.map(Basis::kind).distinct())
                .containsExactlyInAnyOrder("stated", "clarified", "ruling", "option");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ADV-4 | errata and FAQ
        TEAM-1 | force lists
        LIV-SLAM | living rules
        N3-1 | Infinity N3
        R25-K-MEDIC | 2025 revision
        DICE-2 | reference sheets
        """)
    void aSourceIsNamed(String rule, String source) {
        assertThat(RuleId.of(rule).passages().flatMap(Passage::basis).flatMap(Basis::source))
                .contains(source);
    }

    @Test
    void everyRuleThatATextCitesExists() {
        Pattern cited = Pattern.compile("\\b(?:R25-)?(?:[A-Z]{2,}|K|I|N3)-(?:[A-Z]{2,}(?:-[A-Z]+)*|[0-9]+)\\b");
        Vector<String> citations = Rulebook.all()
                .flatMap(rule ->
                        Vector.ofAll(cited.matcher(rule.text()).results().map(found -> found.group())))
                .filter(citation ->
                        Rulebook.chapters().contains(RuleId.of(citation).chapter()));
        assertThat(citations)
                .hasSizeGreaterThan(40)
                .allMatch(citation -> RuleId.of(citation).known());
    }

    @Test
    void aTextOfTheRevisionNamesTheRevision() {
        assertThat(Rulebook.all().filter(rule -> rule.chapter().equals("R25")))
                .isNotEmpty()
                .allMatch(rule -> rule.text().startsWith("2025 revision: "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ADV-5", "adv-5", "ADV_5", " adv_5 "})
    void findAcceptsOtherSpellings(String typed) {
        assertThat(Rulebook.find(typed)).containsExactly(RuleIds.ADV_5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ADV", "ADV-99", "HOUSE-1", "not an identifier"})
    void findReturnsNoneForOtherTexts(String typed) {
        assertThat(Rulebook.find(typed)).isEmpty();
    }

    @Test
    void searchGivesTitlesBeforeTexts() {
        Vector<RuleId> found = Rulebook.search(" knockBACK ");
        assertThat(found).startsWith(RuleIds.K_KNOCKBACK).contains(RuleIds.I_SHOCK_BATON, RuleIds.KT_2);
        assertThat(found).doesNotHaveDuplicates();
        assertThat(found.tail()).containsExactlyElementsOf(found.tail().sorted());
    }

    @Test
    void searchFindsLongerForms() {
        assertThat(Rulebook.search("break  Away"))
                .containsAll(Rulebook.search("breaking away"))
                .startsWith(RuleIds.ADV_6);
        assertThat(Rulebook.search("away break")).isEmpty();
    }

    @Test
    void searchLooksAtIdentifiersToo() {
        assertThat(Rulebook.search("n3-")).startsWith(RuleIds.N3_1, RuleIds.N3_2, RuleIds.N3_3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "no rule mentions this"})
    void searchMayFindNothing(String word) {
        assertThat(Rulebook.search(word)).isEmpty();
    }

    @Test
    void chaptersComeInCatalogueOrder() {
        assertThat(Rulebook.chapters())
                .startsWith("GEO", "LOS", "SET")
                .containsSubsequence("ACT", "ADV", "K", "KT", "LIV", "N3")
                .endsWith("R25")
                .doesNotHaveDuplicates();
    }

    @Test
    void parsingJoinsTheLinesOfAText() {
        Vector<Rulebook.Entry> entries = RulebookFile.parse(Vector.of(
                "A-1\tFirst",
                "    one [sheets,",
                "    ruling] two [option X]",
                "",
                "",
                "B-X-1\tThe second",
                "    three [faq]"));
        Vector<Passage> first = Vector.of(
                new Passage("one", Vector.of(Basis.read("sheets").get(), Basis.RULING)),
                new Passage("two", Vector.of(Basis.option("X"))));
        assertThat(entries)
                .containsExactly(
                        new Rulebook.Entry(RuleId.of("A-1"), 0, "First", first, "one two"),
                        new Rulebook.Entry(
                                RuleId.of("B-X-1"),
                                1,
                                "The second",
                                Vector.of(new Passage(
                                        "three", Vector.of(Basis.read("faq").get()))),
                                "three"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        A-1 First/    one                            | line 1: an entry begins with
        A-1>/    one                                 | line 1: an entry begins with
        A-1>First/    one [faq]//a-2>Second/    two  | line 4: "a-2" is not a rule identifier
        A-1>First/    one [faq]//A-1>Again/    two   | line 4: A-1 is there twice
        A-1>First/    one [faq] two                  | line 3: A-1: 'two' has no basis
        A-1>First/    one [fax]//B-1>Second          | line 3: A-1: [fax] is no basis
        A-1>First/    one [faq] [ruling]             | line 3: A-1: the mark [ruling] has no text
        A-1>First/  one                              | line 2: a line of text is indented
        A-1>First//B-1>Second/    two                | line 2: A-1 has no text
        A-1>First                                    | line 2: A-1 has no text
        """)
    void malformedRulebooksAreRefusedWithTheLine(String lines, String message) {
        Vector<String> rulebook = Vector.of(lines.replace('>', '\t').split("/", -1));
        assertThatIllegalStateException()
                .isThrownBy(() -> RulebookFile.parse(rulebook))
                .withMessageStartingWith("rulebook.txt, " + message);
    }

    private static RuleId valueOf(Field field) {
        try {
            return (RuleId) field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
