package io.github.deadcube.testkit.junit.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.ClassNameFilter;

class RuleTestsTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void theTestsThatNameTheRuleRun() {
        assertThat(run("ADV-5", RuleSamples.class)).isZero();
        assertThat(printed()).startsWith("ADV-5: 1 tests, 1 passed, 0 failed, ").hasLineCount(1);
    }

    @Test
    void aRuleIsNamedOnTheClassAndOnAnotherAnnotationToo() {
        assertThat(run("house-3", RuleSamples.Above.class)).isZero();
        assertThat(run("HOUSE-3", RuleSamples.class)).isZero();
        assertThat(printed()).contains("HOUSE-3: 1 tests, 1 passed", "HOUSE-3: 2 tests, 1 passed, 0 failed");
    }

    @Test
    void severalRulesAndChaptersMayBeNamed() {
        assertThat(run("ADV-5,HOUSE-1", RuleSamples.class)).isZero();
        assertThat(run("ADV", SampleRuleProperties.class)).isZero();
        assertThat(printed()).contains("ADV-5, HOUSE-1: 3 tests, 3 passed", "ADV: 1 tests, 1 passed");
    }

    @Test
    void aFailureIsPrintedWithItsMessage() {
        assertThat(run("HOUSE-2", RuleSamples.class)).isEqualTo(1);
        assertThat(printed()).contains("failsOnce", "not to be equal to", "HOUSE-2: 3 tests, 1 passed, 1 failed");
    }

    @Test
    void aRuleWithoutTestsFailsWithSimilarNames() {
        assertThat(run("ADV-55", RuleSamples.class)).isEqualTo(1);
        assertThat(run("HOUSE", SampleRuleProperties.class)).isEqualTo(1);
        assertThat(run("ADV-5,NONE", RuleSamples.class)).isEqualTo(1);
        assertThat(run("", RuleSamples.class)).isEqualTo(1);
        assertThat(printed())
                .contains("No test names ADV-55. Near: ADV-5, HOUSE-")
                .contains("No test names HOUSE. Near: ADV-3.")
                .contains("Which rules? ")
                .contains("No test names NONE.", "ADV-5, NONE: 1 tests, 1 passed");
    }

    @Test
    void casesOfTheRuleRun() {
        assertThat(run("K-TRIP-MINE", CasesOfOneFolder.class)).isZero();
        assertThat(printed()).startsWith("K-TRIP-MINE: 2 tests, 2 passed, 0 failed, ");
    }

    private int run(String rules, Class<?> tests) {
        return new RuleTestRunner(new PrintStream(out, true, StandardCharsets.UTF_8))
                .run(rules, selectClass(tests), ClassNameFilter.includeClassNamePatterns(".*"));
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }
}
