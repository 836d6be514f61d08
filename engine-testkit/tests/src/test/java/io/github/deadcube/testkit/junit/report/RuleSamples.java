package io.github.deadcube.testkit.junit.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.testkit.junit.Rule;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of every kind, some of which fail. Run by {@code RuleListenerTest} only. */
class RuleSamples {
    @Test
    @Rule("ADV-5")
    @Rule({"HOUSE-1", "ADV-5"})
    @DisplayName("moving in\n  & fighting")
    void passes() {}

    @Test
    @Rule("HOUSE-2")
    void givesUp() {
        assumeTrue(false);
    }

    @ParameterizedTest
    @Rule({"HOUSE-2", "HOUSE-5"})
    @ValueSource(ints = {1, 2})
    void failsOnce(int number) {
        assertThat(number).isNotEqualTo(1);
    }

    @ParameterizedTest
    @HouseRuleThree
    @ValueSource(ints = {1, 2})
    void passesOnce(int number) {
        assumeTrue(number == 1);
    }

    @TestFactory
    @Rule({"HOUSE-1", "HOUSE-5"})
    Stream<DynamicTest> made() {
        return Stream.of(DynamicTest.dynamicTest("one", () -> {}), DynamicTest.dynamicTest("two", () -> {}));
    }

    @Test
    void namesNothing() {}

    @Rule("HOUSE-4")
    @EnabledIfSystemProperty(named = "deadcube.never", matches = "ever")
    static class SwitchedOff {
        @Test
        void neverRuns() {}
    }

    @Rule("HOUSE-3")
    static class Above {
        @Nested
        class Within {
            @Test
            @Rule({"HOUSE-9", "house 1"})
            void namesWhatThereIsNot() {}
        }
    }

    static class Below extends Above {}
}
