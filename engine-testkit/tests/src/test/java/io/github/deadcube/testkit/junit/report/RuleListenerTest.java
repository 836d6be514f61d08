package io.github.deadcube.testkit.junit.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The report that a test run writes. */
class RuleListenerTest {
    @TempDir
    private Path folder = Path.of("");

    private String run = "";

    @Test
    void everyTestIsListedBelowTheRulesThatItNames() throws IOException {
        run(
                launcher(),
                RuleSamples.class,
                RuleSamples.SwitchedOff.class,
                RuleSamples.Below.class,
                SampleRuleProperties.class);
        assertThat(written("rules.txt")).isEqualTo("""
                4 of 7 rules are covered: a test that names the rule has passed, and none has failed.
                error: SAMPLES$Above$Within.namesWhatThereIsNot names HOUSE-9, which is not a rule of the register
                error: SAMPLES$Above$Within.namesWhatThereIsNot names house 1, which is not a rule of the register

                ADV-3 Edge of the battlefield
                  passed PROPERTIES.holds - holds

                ADV-5 Moving in with enemies
                  passed SAMPLES.passes - moving in & fighting

                HOUSE-1 Dice <off> the table
                  passed SAMPLES.made - made()
                  passed SAMPLES.passes - moving in & fighting

                HOUSE-2
                  failed SAMPLES.failsOnce - failsOnce(int)
                  skipped SAMPLES.givesUp - givesUp()

                HOUSE-3
                  passed SAMPLES$Above$Within.namesWhatThereIsNot - namesWhatThereIsNot()
                  passed SAMPLES.passesOnce - passesOnce(int)

                HOUSE-4
                  skipped SAMPLES$SwitchedOff.neverRuns - neverRuns()

                HOUSE-5
                  failed SAMPLES.failsOnce - failsOnce(int)
                  passed SAMPLES.made - made()
                """.replace("SAMPLES", RuleSamples.class.getName())
                .replace("PROPERTIES", SampleRuleProperties.class.getName()));
    }

    @Test
    void casesAreListedWithTheirPlaces() throws IOException {
        run(launcher(), CasesOfOneFolder.class);
        assertThat(written("rules.txt"))
                .contains("""
                ADV-5 Moving in with enemies
                  failed src/test/resources/cases/sample.txt, line 5 - ADV-5: a case that does not hold
                """)
                .contains("  passed src/test/resources/cases/sample.txt, line 1 - ADV-3, K-TRIP-MINE: a model at the "
                        + "edge");
    }

    @Test
    void casesOfFilesWithOneNameAreTwoTests() throws IOException {
        run(launcher(), CasesOfOneFolder.class, CasesOfAnotherFolder.class);
        assertThat(written("rules.txt"))
                .contains(
                        "  passed src/test/resources/cases/sample.txt, line 1 - ADV-3, K-TRIP-MINE: a model at the "
                                + "edge",
                        "  failed src/test/resources/same-name/sample.txt, line 1 - ADV-5: another case at line 1");
    }

    @Test
    void theRunsOfASessionAddUp() throws IOException {
        try (LauncherSession session = LauncherFactory.openSession()) {
            run(session.getLauncher(), SampleRuleProperties.class);
            assertThat(written("rules.txt")).contains("  passed ").doesNotContain("  skipped ");
            run(session.getLauncher(), RuleSamples.SwitchedOff.class);
            assertThat(written("rules.txt")).contains("  passed ", "  skipped ");
        }
    }

    @Test
    void eachVirtualMachineOfARunLeavesAPartAndNoReport() throws IOException {
        run = "2026-01-31T12:00:00Z";
        run(launcher(), SampleRuleProperties.class);
        run(launcher(), RuleSamples.class);
        assertThat(files(folder)).containsExactly("parts");
        assertThat(files(folder.resolve("parts")))
                .hasSize(2)
                .allMatch(name -> name.startsWith("2026-01-31T12-00-00Z_") && name.endsWith(".txt"));
    }

    /** For example tests of tests, which launch other tests. */
    @Test
    void testsWithoutARuleWriteNoPart() throws IOException {
        run = "1";
        run(launcher(), ReportedHouseRules.class);
        assertThat(files(folder)).isEmpty();
    }

    @Test
    void thePlansOfASessionAreOnePart() throws IOException {
        run = "1";
        try (LauncherSession session = LauncherFactory.openSession()) {
            run(session.getLauncher(), SampleRuleProperties.class);
            run(session.getLauncher(), RuleSamples.SwitchedOff.class);
        }
        assertThat(files(folder.resolve("parts"))).hasSize(1);
        assertThat(ReportParts.of(folder, run).merge()).isEmpty();
        assertThat(written("rules.txt")).contains("  passed ", "  skipped ");
    }

    @Test
    void thePartsOfARunAreTheReportOfOneVirtualMachine() throws IOException {
        run(launcher(), RuleSamples.class, RuleSamples.Below.class, SampleRuleProperties.class);
        String text = written("rules.txt");
        String page = written("rules.html");
        Files.delete(folder.resolve("rules.txt"));
        run = "2";
        run(launcher(), RuleSamples.Below.class, SampleRuleProperties.class);
        run(launcher(), RuleSamples.class);
        assertThat(ReportParts.of(folder, run).merge()).isEmpty();
        assertThat(written("rules.txt")).isEqualTo(text);
        assertThat(written("rules.html")).isEqualTo(page);
    }

    @Test
    void thePageIsForPeople() throws IOException {
        run(launcher(), RuleSamples.class);
        assertThat(written("rules.html"))
                .startsWith("<!DOCTYPE html>")
                .contains("<p>3 of 7 rules are covered")
                .contains("<a href=\"#ADV\">ADV</a> <small>1 of 2</small>")
                .contains("<h2 id=\"HOUSE\">HOUSE <small>2 of 5</small></h2>")
                .contains("<details class=\"covered\"><summary>HOUSE-1 Dice &lt;off&gt; the table <code>2 tests</code>")
                .contains("<details><summary>HOUSE-4 <code>no test</code></summary>\n</details>")
                .contains("<li><span class=\"passed\">passed</span> moving in &amp; fighting <code>")
                .doesNotContain("://", "src=", "<script", "<link", "url(");
    }

    @Test
    void withoutAFolderNothingIsWritten() throws IOException {
        launcher()
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(SampleRuleProperties.class))
                        .configurationParameter("deadcube.rules.report", "")
                        .build());
        assertThat(files(folder)).isEmpty();
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    /** The platform finds the listener without its name. */
    private static Launcher launcher() {
        return LauncherFactory.create();
    }

    @Test
    void rulesMissingFromTheRegisterAreReportedAtOnce() {
        assertThat(run(launcher(), RuleSamples.Below.class).lines())
                .containsExactly(
                        RuleSamples.Above.Within.class.getName()
                                + ".namesWhatThereIsNot names HOUSE-9, which is not a rule of the register",
                        RuleSamples.Above.Within.class.getName()
                                + ".namesWhatThereIsNot names house 1, which is not a rule of the register");
    }

    private String run(Launcher launcher, Class<?>... tests) {
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            execute(launcher, tests);
        } finally {
            System.setErr(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private void execute(Launcher launcher, Class<?>... tests) {
        launcher.execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(Stream.of(tests).map(type -> selectClass(type)).toList())
                .configurationParameter("deadcube.rules.report", folder.toString())
                .configurationParameter("deadcube.rules.register", ReportedHouseRules.class.getName())
                .configurationParameter("deadcube.rules.run", run)
                .build());
    }

    private String written(String file) throws IOException {
        return Files.readString(folder.resolve(file), StandardCharsets.UTF_8);
    }
}
