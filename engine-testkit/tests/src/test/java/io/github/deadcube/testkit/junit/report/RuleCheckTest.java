package io.github.deadcube.testkit.junit.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A covered rule must stay covered. */
class RuleCheckTest {
    private static final String REPORT = """
            2 of 5 rules are covered: a test that names the rule has passed, and none has failed.

            ADV-1 Speed
              passed com.example.AdvanceTest.near - near()

            ADV-2 Step by step
              failed com.example.AdvanceTest.far - far()
              passed com.example.AdvanceTest.near - near()

            ADV-3 Edge of the battlefield
              skipped com.example.AdvanceTest.edge - edge()
              failed com.example.AdvanceTest.over - over()

            HOUSE-1
              passed com.example.HouseTest.one - one()

            HOUSE-RULE-2
            """;

    @TempDir
    private Path folder = Path.of("");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void uncoveredRulesAreListedByChapter() throws IOException {
        assertThat(check(REPORT, "ADV-1\nHOUSE-1\n")).isZero();
        assertThat(printed()).isEqualTo("""
                Rules: 2 of 5 are covered by tests that passed (report).
                Not covered:
                  ADV, 2 of 3: 2 3
                  HOUSE, 1 of 2: RULE-2
                """);
    }

    @Test
    void aLostRuleFailsWithTheReason() throws IOException {
        assertThat(check(REPORT, "# held\nADV-1\nADV-2 # a step\nADV-3\nADV-4\n\nHOUSE-1\nHOUSE-RULE-2\n"))
                .isEqualTo(1);
        assertThat(printed()).endsWith("""
                No longer covered: ADV-2 Step by step: failed com.example.AdvanceTest.far - far(), passed \
                com.example.AdvanceTest.near - near()
                No longer covered: ADV-3 Edge of the battlefield: skipped com.example.AdvanceTest.edge - edge(), failed \
                com.example.AdvanceTest.over - over()
                No longer covered: ADV-4: the register does not have this rule
                No longer covered: HOUSE-RULE-2: no test names it
                """);
    }

    @Test
    void aGainedRuleIsReportedWithoutFailure() throws IOException {
        assertThat(check(REPORT, "ADV-1\n")).isZero();
        assertThat(printed()).endsWith("\nCovered and not on the list yet (accept them): HOUSE-1\n");
    }

    @Test
    void anIdentifierThatTheRegisterDoesNotHaveFails() throws IOException {
        String fault = "error: com.example.AdvanceTest.far names ADV-99, which is not a rule of the register\n";
        assertThat(check(fault + REPORT, "ADV-1\nHOUSE-1\n")).isEqualTo(1);
        assertThat(printed()).endsWith(fault);
    }

    @Test
    void acceptingWritesTheList() throws IOException {
        Path report = Files.writeString(folder.resolve("report"), REPORT, StandardCharsets.UTF_8);
        Path list = folder.resolve("list");
        assertThat(run("accept", report, list)).isZero();
        assertThat(Files.readString(list, StandardCharsets.UTF_8)).endsWith("RuleCheck.\nADV-1\nHOUSE-1\n");
        assertThat(run("check", report, list)).isZero();
    }

    @Test
    void allUnreadableLinesAreReportedAtOnce() throws IOException {
        Path list = Files.writeString(folder.resolve("list"), "ADV-1\nadv-2\n\nADV\n", StandardCharsets.UTF_8);
        assertThat(run("check", folder.resolve("none"), list)).isEqualTo(2);
        assertThat(printed().lines())
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("there is no file none"),
                        line -> assertThat(line)
                                .startsWith("list, line 2: 'adv-2' is not understood; expected a rule such as ADV-5"),
                        line -> assertThat(line)
                                .startsWith("list, line 4: 'ADV' is not understood; expected a rule such as ADV-5"));
    }

    @Test
    void theArgumentsAreExplained() {
        assertThat(RuleCheck.run(Vector.of("check", "report"), out)).isEqualTo(2);
        assertThat(RuleCheck.run(Vector.of("forget", "report", "list"), out)).isEqualTo(2);
        assertThat(printed().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("Expected: check|accept REPORT LIST"));
    }

    @Test
    void theMergedFileIsNamedLikeTheReport() {
        assertThat(RuleCheck.run(Vector.of("check", "report", "list", "7"), out))
                .isEqualTo(2);
        assertThat(printed()).startsWith("Expected: ");
    }

    @Test
    void thePartsOfARunAreMergedFirst() throws IOException {
        part("7_1", 1, "passed\tcom.example.AdvanceTest.near\tnear()\tADV-1\tADV-2");
        part("7_2", 1, "passed\tcom.example.AdvanceTest.far\tfar()\tADV-3");
        assertThat(merged("7", "ADV-1\nADV-2\nADV-3\n")).isZero();
        assertThat(printed())
                .startsWith("Rules: 3 of " + Rulebook.all().size() + " are covered")
                .contains("(rules.txt)");
        assertThat(folder.resolve("rules.html")).exists();
    }

    @Test
    void aFailureInOneVirtualMachineUncoversTheRule() throws IOException {
        part("7_1", 1, "passed\tcom.example.AdvanceTest.near\tnear()\tADV-1");
        part("7_2", 1, "failed\tcom.example.AdvanceTest.near\tnear()\tADV-1");
        assertThat(merged("7", "ADV-1\n")).isEqualTo(1);
        assertThat(printed())
                .endsWith("No longer covered: ADV-1 " + RuleId.of("ADV-1").title()
                        + ": failed com.example.AdvanceTest.near - near()\n");
    }

    @Test
    void reportsOfEarlierRunsAreDeleted() throws IOException {
        Path old = part("6_1", 1, "passed\tcom.example.AdvanceTest.gone\tgone()\tADV-2");
        part("7_1", 1, "passed\tcom.example.AdvanceTest.near\tnear()\tADV-1");
        assertThat(merged("7", "ADV-1\nADV-2\n")).isEqualTo(1);
        assertThat(printed()).contains("No longer covered: ADV-2").doesNotContain("gone");
        assertThat(old).doesNotExist();
    }

    @Test
    void aDamagedPartIsReportedAndNothingIsWritten() throws IOException {
        part("7_1", 1, "passed\tcom.example.AdvanceTest.near\tnear()\tADV-1");
        part("7_2", 2, "passed\tcom.example.AdvanceTest.far\tfar()\tADV-3");
        part("7_3", 1, "passed\tcom.example.Adv");
        Files.writeString(folder.resolve("parts").resolve("7_4.txt"), "", StandardCharsets.UTF_8);
        Path cut = part("7_5", 1, "passed\tcom.example.AdvanceTest.far\tfar()\tADV-31");
        Files.writeString(cut, Files.readString(cut).replace("1\n", ""), StandardCharsets.UTF_8);
        assertThat(merged("7", "ADV-1\n")).isEqualTo(2);
        assertThat(printed().replace('\\', '/')).isEqualTo("""
                parts/7_2.txt is damaged, line 1: there are 1 tests; expected 2. Run the tests again.
                parts/7_3.txt is damaged, line 2: this is not a test with its rules. Run the tests again.
                parts/7_4.txt is damaged, line 1: this is not the head of a plan. Run the tests again.
                parts/7_5.txt is damaged, its last line has no end. Run the tests again.
                """);
        assertThat(folder.resolve("rules.txt")).doesNotExist();
    }

    @Test
    void aPartHasThePlansOfItsVirtualMachineInTurn() throws IOException {
        Path part = part("7_1", 1, "passed\tcom.example.AdvanceTest.near\tnear()\tADV-1");
        Path second = part("7_2", 1, "passed\tcom.example.AdvanceTest.far\tfar()\tADV-2");
        Files.writeString(part, Files.readString(second), StandardCharsets.UTF_8, StandardOpenOption.APPEND);
        Files.delete(second);
        assertThat(merged("7", "ADV-1\nADV-2\n")).isZero();
        Files.writeString(part, "passed\ttoo.many\tmany()\tADV-1\n", StandardCharsets.UTF_8, StandardOpenOption.APPEND);
        assertThat(merged("7", "ADV-1\nADV-2\n")).isEqualTo(2);
        assertThat(printed()).contains("7_1.txt is damaged, line 3: there are 2 tests; expected 1.");
    }

    @Test
    void aRunWithoutPartsIsNoRun() throws IOException {
        part("6_1", 0, "");
        assertThat(merged("7", "ADV-1\n")).isEqualTo(2);
        assertThat(printed()).isEqualTo("The folder parts has no part of the run 7.\n");
    }

    @Test
    void thePartsOfARunHaveOneRegister() throws IOException {
        part("7_1", 0, "");
        Path parts = folder.resolve("parts");
        Files.writeString(
                parts.resolve("7_2.txt"), "tests and their rules\t0\tcom.example.HouseRules\n", StandardCharsets.UTF_8);
        assertThat(merged("7", "ADV-1\n")).isEqualTo(2);
        assertThat(printed())
                .isEqualTo("The parts in parts have several registers: the rulebook, com.example.HouseRules.\n");
    }

    private Path part(String name, int tests, String line) throws IOException {
        Path parts = Files.createDirectories(folder.resolve("parts"));
        String text = "tests and their rules\t" + tests + "\t\n" + (line.isEmpty() ? "" : line + "\n");
        return Files.writeString(parts.resolve(name + ".txt"), text, StandardCharsets.UTF_8);
    }

    private int merged(String run, String list) throws IOException {
        Path listed = Files.writeString(folder.resolve("list"), list, StandardCharsets.UTF_8);
        String report = folder.resolve("rules.txt").toString();
        return RuleCheck.run(Vector.of("check", report, listed.toString(), run), out);
    }

    private int check(String report, String list) throws IOException {
        return run(
                "check",
                Files.writeString(folder.resolve("report"), report, StandardCharsets.UTF_8),
                Files.writeString(folder.resolve("list"), list, StandardCharsets.UTF_8));
    }

    private int run(String what, Path report, Path list) {
        return RuleCheck.run(Vector.of(what, report.toString(), list.toString()), out);
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8)
                .replace(folder.toString() + folder.getFileSystem().getSeparator(), "");
    }
}
