package io.github.deadcube.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseFileTest {
    private static final CaseRules RULES = CaseRules.shipped();
    private static final String FILE = """
            # Two cases.

            case ADV-1, SPR-1: a model advances
            A1 at c4; B1 at h8
            play
            A1 activate; A1 advance; A1 step c5; A1 spot 5   # one cube
            expect A1 at c5/5

            case K-TOUGH: two scripts, by two editions
            edition third, revised
            A1 TOUGH, at c4; B1 at h8
            play
            expect A1 unharmed
            again
            A1 TOUGH, HP 2, damage 1, at c4; B1 at h8
            play
            expect A1 unharmed
            """;

    private static String errors(String text) {
        return CaseFile.read("X.txt", text).getLeft().mkString("\n");
    }

    @Test
    void headingsEditionsAndScriptsAreRead() {
        Vector<RuleCase> cases = CaseFile.of("X.txt", FILE).cases();
        assertThat(cases.map(RuleCase::toString))
                .containsExactly("ADV-1, SPR-1: a model advances", "K-TOUGH: two scripts, by two editions");
        assertThat(cases.map(RuleCase::line)).containsExactly(3, 9);
        assertThat(cases.map(RuleCase::editions)).containsExactly(Vector.of("third"), Vector.of("third", "revised"));
        assertThat(cases.map(one -> one.scripts().size())).containsExactly(1, 2);
        assertThat(cases.head().rules()).containsExactly(RuleId.of("ADV-1"), RuleId.of("SPR-1"));
        assertThat(cases.head().failures(RULES)).isEmpty();
    }

    @Test
    void eachShippedCaseExpectsSomething() throws IOException {
        for (Path file : CaseFile.at(ShippedCases.FOLDER))
            for (String one : TextFile.read(file).get().split("(?m)^(?=case )", -1))
                assertThat(one.lines())
                        .as(file.getFileName() + ": " + one)
                        .anyMatch(line -> !one.startsWith("case ") || line.contains("expect "));
    }

    /** It would be played by this edition, and counted for another. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 at c4; B1 at h8, edition revised#play#expect round 1                     | line 2, column 21
            A1 at c4; B1 at h8#edition revised; play#expect round 1                     | line 3, column 1
            A1 at c4; B1 at h8; edition living#play#expect round 1                      | line 2, column 21
            A1 at c4; B1 at h8#play#expect round 1#again#edition revised#A1 at c4#play | line 6, column 1
            edition third, living#A1 at c4#play#again#edition living#A1 at c4#play      | line 6, column 1
            """)
    void aScriptHasNoOtherEditionThanItsCase(String script, String place) {
        assertThat(errors("case ADV-1: editions\n" + script.replace('#', '\n')))
                .startsWith(place + ": the case is counted for third")
                .contains(", but the script says 'edition ", "expected the editions of the case in a line below");
    }

    @Test
    void aScriptMayRepeatTheEditionOfItsCase() {
        String script = "A1 at c4; B1 at h8\nplay\nexpect round 1\n";
        String text = "case ADV-1: again\nedition revised\n" + script + "again\nedition revised\n" + script;
        assertThat(CaseFile.of("X.txt", text).cases().head().failures(RULES)).isEmpty();
    }

    @Test
    void theArtifactHasThePagesOfTheFormat() {
        for (String page : List.of("CASES.md", "NOTATION.md"))
            assertThat(CaseFileTest.class.getResource("/deadcube-cases/" + page))
                    .as(page)
                    .isNotNull();
    }

    @ParameterizedTest
    @CsvSource({"CASES.md, K-TRAP DMG-1 AST-3 R25-I-MEDI-PACK CMD-8 ADV-7", "SCENARIOS.md, VIC-9"})
    void theCasesOfTheGuideHold(String guide, String rules) {
        String page = TextFile.read(Path.of("../../.github", guide)).get();
        Vector<RuleCase> cases = Vector.ofAll(Pattern.compile("```\n(case .*?)```", Pattern.DOTALL)
                        .matcher(page)
                        .results())
                .flatMap(block -> CaseFile.of(guide, block.group(1)).cases());
        assertThat(cases.map(one -> one.rules().head().id())).containsExactly(rules.split(" ", -1));
        assertThat(cases.flatMap(one -> one.failures(RULES))).isEmpty();
    }

    @Test
    void anAssetThatIsNotThereIsNamed() {
        String text = "case VIC-9: none\nscenario supply-run\nA1 at c4; B1 at h8\nplay\nA1 activate; A1 use "
                + "ASSET-CRATE\nexpect A1 pinned";
        assertThat(CaseFile.of("X.txt", text).cases().head().failures(RULES).mkString())
                .contains("refused by ASSET-CRATE: no Crate lies in c4 (a model in its cube)");
    }

    @Test
    void aFailureNamesFileLineEditionAndWhatIsAsked() {
        Vector<RuleCase.Failure> failures =
                CaseFile.of("X.txt", FILE).cases().last().failures(RULES);
        assertThat(failures.map(RuleCase.Failure::edition)).containsExactly("third", "revised");
        assertThat(failures.head().toString())
                .startsWith("X.txt, line 17, edition third: K-TOUGH: two scripts, by two editions\n"
                        + "line 17: A1 unharmed")
                .contains("A: turn", "A1 activate", "damage 1");
    }

    @Test
    void anUnplayableSituationIsAFailureOfItsCase() {
        String text = "case ADV-1: off the table\nA1 at z9; B1 at h8\nplay\nexpect round 1";
        assertThat(CaseFile.of("X.txt", text).cases().head().failures(RULES).mkString())
                .contains("z9");
    }

    /** Also if its script holds; a script that does not hold is said at once. */
    @Test
    void aRuleThatNobodyHasIsRefusedWithTheNearestOne() {
        assertThat(ofRules("# first\ncase K-TRAPP, ADV-1, ADV-99, HOUSE-1: unknown\n", "expect A1 at c4"))
                .isEqualTo("""
                        X.txt, line 2, edition third: K-TRAPP, ADV-1, ADV-99, HOUSE-1: unknown
                        line 2: no rule is called K-TRAPP; expected a rule of the game or of the application, such as K-TRAP
                        line 2: no rule is called ADV-99; expected a rule of the game or of the application, such as ADV-9
                        line 2: no rule is called HOUSE-1; expected a rule of the game or of the application""");
        assertThat(ofRules("case K-TRAPP: unknown\n", "expect A1 at c5"))
                .startsWith("X.txt, line 1, edition third")
                .contains("line 1: no rule is called K-TRAPP", "line 4: A1 at c5\n  expected A1 at c5, but A1 at c4");
        assertThat(ofRules("case R25-K-TRAP, ORD-1, VIC-2: known\n", "expect A1 at c4"))
                .isEmpty();
    }

    private static String ofRules(String heading, String last) {
        String text = heading + "A1 at c4; B1 at h8\nplay\n" + last + "\n";
        return CaseFile.of("X.txt", text).cases().head().failures(RULES).mkString("\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '' | line 1, column 1: the file has no case
            A1 at c4 | line 1, column 1: 'A1 at c4' is not understood; expected 'case'
            case | line 1, column 5: nothing is here; expected 'case'
            case ADV-1 a model | line 1, column 6: 'ADV-1 a model' is not understood; expected 'case'
            case : a model | line 1, column 6: nothing is here; expected a rule such as K-TRAP
            case adv 1: a model | line 1, column 6: 'adv 1' is not understood; expected a rule such as K-TRAP
            case ADV-1: | line 1, column 12: the case says nothing, or too much
            case ADV-1: a model | line 1, column 1: a script is missing
            case ,: a model | line 1, column 6: ',' is not understood; expected a rule such as K-TRAP
            """)
    void errorsSayWhatIsWrongAndWhere(String text, String error) {
        assertThat(errors(text)).contains(error);
    }

    /** A case without an edition would hold unplayed. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            edition | line 2, column 8: nothing is here; expected an edition: third, living, revised
            edition , | line 2, column 9: ',' is not understood; expected an edition: third, living, revised
            edition third, third | line 2, column 16: the edition third is named twice; expected each edition once
            """)
    void aCaseNamesAnEditionAndEachOnce(String line, String error) {
        for (String rule : List.of("ADV-1", "K-NOPE"))
            assertThat(errors("case " + rule + ": x\n" + line + "\nA1 at a1; B1 at b2\nplay\nexpect asks A: turn"))
                    .isEqualTo(error);
    }

    @Test
    void allErrorsComeAtOnceWithTheLinesOfTheFile() {
        assertThat(errors("""
                        case ADV-1: a model
                        edition first
                        A1 at c4; B1 sits at h8
                        play
                        again
                        case ADV-2: another
                        A1 at c4
                        play
                        expect A1 flies
                        """).lines())
                .hasSize(4)
                .satisfiesExactly(
                        line -> assertThat(line)
                                .isEqualTo("line 2, column 9: 'first' is not understood; expected an edition: third, "
                                        + "living, revised"),
                        line -> assertThat(line).startsWith("line 3, column 14"),
                        line -> assertThat(line).startsWith("line 5, column 1: a script is missing"),
                        line -> assertThat(line).startsWith("line 9, column 11"));
    }

    @Test
    void whatAProgramContainsThrowsWithTheFile() {
        assertThatThrownBy(() -> CaseFile.of("X.txt", "case ADV-1: a model"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("X.txt, line 1, column 1: a script is missing");
    }

    @Test
    void damagedFilesNeverThrow() {
        Random chance = new Random(7);
        for (int i = 0; i < 300; i++) {
            StringBuilder text = new StringBuilder(FILE);
            for (int changes = 1 + chance.nextInt(4); changes > 0; changes--) {
                int at = chance.nextInt(text.length());
                if (chance.nextBoolean()) text.deleteCharAt(at);
                else text.insert(at, FILE.charAt(chance.nextInt(FILE.length())));
            }
            CaseFile.read("X.txt", text.toString())
                    .peek(file -> file.cases().forEach(one -> one.failures(RULES)))
                    .peekLeft(errors -> assertThat(errors).isNotEmpty());
        }
    }

    /** The number of cases is a property of the suite: it may grow. */
    @Test
    void theShippedCasesAreUniqueAndNamedAfterTheirFirstRule() {
        Vector<CaseFile> files = ShippedCases.files();
        Vector<RuleCase> cases = files.flatMap(CaseFile::cases);
        assertThat(cases.size()).isGreaterThan(1_000);
        assertThat(cases.map(one -> one.toString() + one.editions()).distinct()).hasSameSizeAs(cases);
        assertThat(cases).allMatch(one -> {
            String file = one.file().replace(".txt", "");
            String rule = one.rules().head().id();
            return rule.equals(file) || rule.matches(file + "-\\d+");
        });
    }
}
