package io.github.deadcube.testkit.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.statistics.GoodnessOfFit.ChiSquare;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {
    /** The quantiles in common statistical tables. */
    @ParameterizedTest
    @CsvSource({
        "3.841458820694124, 1, 0.05",
        "6.634896601021214, 1, 0.01",
        "11.070497693516351, 5, 0.05",
        "18.307038053275146, 10, 0.05",
        "29.58829844507442, 10, 0.001",
        "124.34211340400407, 100, 0.05",
        "0.00393214000001952, 1, 0.95",
        "77.92946516501726, 100, 0.95",
    })
    void tables(double statistic, int degrees, double probability) {
        assertThat(ChiSquare.beyond(statistic, degrees)).isCloseTo(probability, withPercentage(1e-8));
    }

    /** With two degrees of freedom it is e^(−x/2), with four (1 + x/2) e^(−x/2). */
    @Property
    @Tries(build = 500, thorough = 1000)
    void closedForms(@ForAll @DoubleRange(min = 0.01, max = 600) double x) {
        double tail = Math.exp(-x / 2);
        assertThat(ChiSquare.beyond(x, 2)).isCloseTo(tail, withPercentage(1e-8));
        assertThat(ChiSquare.beyond(x, 4)).isCloseTo((1 + x / 2) * tail, withPercentage(1e-8));
    }

    @Property
    @Tries(build = 500, thorough = 1000)
    void largerValuesAreLessLikely(
            @ForAll @DoubleRange(min = 0.1, max = 200) double x, @ForAll @IntRange(min = 1, max = 150) int degrees) {
        double here = ChiSquare.beyond(x, degrees);
        assertThat(here).isBetween(0.0, 1.0);
        assertThat(ChiSquare.beyond(x * 1.1, degrees)).isLessThanOrEqualTo(here);
        assertThat(ChiSquare.beyond(x, degrees + 1)).isGreaterThanOrEqualTo(here - 1e-14);
    }

    @Test
    void withoutDegreesOfFreedomEverythingFits() {
        assertThat(ChiSquare.beyond(3, 0)).isEqualTo(1);
        assertThat(ChiSquare.beyond(0, 3)).isEqualTo(1);
    }
}
