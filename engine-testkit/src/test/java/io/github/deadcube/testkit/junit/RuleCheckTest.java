package io.github.deadcube.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rule that was covered stays covered. */
class RuleCheckTest {
    private static final String REPORT = """
            2 of 5 rules are covered: a test that names the rule has run and passed.

            ADV-1 Speed
              failed com.example.AdvanceTest.far - far()
              passed com.example.AdvanceTest.near - near()

            ADV-2 Step by step

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
    void whatIsNotCoveredIsListedByChapter() throws IOException {
        assertThat(check(REPORT, "ADV-1\nHOUSE-1\n")).isZero();
        assertThat(printed()).isEqualTo("""
                Rules: 2 of 5 are covered by tests that passed (report).
                Not covered:
                  ADV, 2 of 3: 2 3
                  HOUSE, 1 of 2: RULE-2
                """);
    }

    @Test
    void whatIsLostFailsAndSaysWhy() throws IOException {
        assertThat(check(REPORT, "# held\nADV-1\nADV-2 # a step\nADV-3\nADV-4\n\nHOUSE-1\n"))
                .isEqualTo(1);
        assertThat(printed()).endsWith("""
                No longer covered: ADV-2 Step by step: no test names it
                No longer covered: ADV-3 Edge of the battlefield: skipped com.example.AdvanceTest.edge - edge(), failed \
                com.example.AdvanceTest.over - over()
                No longer covered: ADV-4: the register has it no longer
                """);
    }

    @Test
    void whatIsGainedIsSaidAndFailsNothing() throws IOException {
        assertThat(check(REPORT, "ADV-1\n")).isZero();
        assertThat(printed()).endsWith("\nCovered and not on the list yet (accept them): HOUSE-1\n");
    }

    @Test
    void anIdentifierThatTheRegisterDoesNotHaveFails() throws IOException {
        String fault = "error: com.example.AdvanceTest.far names ADV-99, which is no rule of the register\n";
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
    void everythingThatCannotBeReadIsSaidAtOnce() throws IOException {
        Path list = Files.writeString(folder.resolve("list"), "ADV-1\nadv-2\n\nADV\n", StandardCharsets.UTF_8);
        assertThat(run("check", folder.resolve("none"), list)).isEqualTo(2);
        assertThat(printed().lines())
                .satisfiesExactly(
                        line -> assertThat(line).isEqualTo("There is no file none."),
                        line -> assertThat(line).startsWith("list, line 2: \"adv-2\" is not a rule identifier"),
                        line -> assertThat(line).startsWith("list, line 4: \"ADV\" is not a rule identifier"));
    }

    @Test
    void theArgumentsAreExplained() {
        assertThat(RuleCheck.run(Vector.of("check", "report"), out)).isEqualTo(2);
        assertThat(RuleCheck.run(Vector.of("forget", "report", "list"), out)).isEqualTo(2);
        assertThat(printed().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("Expected: check|accept REPORT LIST"));
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
