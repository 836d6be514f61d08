package io.github.deadcube.testkit.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.statistics.GoodnessOfFit.Cell;
import io.github.deadcube.testkit.statistics.GoodnessOfFit.Sample;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import org.junit.jupiter.api.Test;

class FitTest {
    private static final SortedMap<Integer, Double> COIN = TreeMap.of(0, 0.5, 1, 0.5);

    private static Sample sample(Object... valuesAndCounts) {
        java.util.TreeMap<Integer, Integer> counts = new java.util.TreeMap<>();
        for (int i = 0; i < valuesAndCounts.length; i += 2)
            counts.put((Integer) valuesAndCounts[i], (Integer) valuesAndCounts[i + 1]);
        return new Sample(TreeMap.ofAll(counts));
    }

    /** (60 − 50)² / 50, twice. */
    @Test
    void theStatisticIsPearsons() {
        GoodnessOfFit fit = GoodnessOfFit.of(sample(0, 60, 1, 40), COIN);
        assertThat(fit.statistic()).isEqualTo(4, offset(1e-12));
        assertThat(fit.degrees()).isEqualTo(1);
        assertThat(fit.probability()).isEqualTo(0.0455002639, offset(1e-9));
        assertThat(fit.agrees(0.01)).isTrue();
        assertThat(fit.agrees(0.05)).isFalse();
    }

    @Test
    void smallCellsArePooledWithTheirNeighbours() {
        SortedMap<Integer, Double> thin = TreeMap.of(0, 0.01, 1, 0.02, 2, 0.5, 3, 0.44, 4, 0.02, 5, 0.01);
        GoodnessOfFit fit = GoodnessOfFit.of(sample(1, 5, 2, 50, 3, 44, 5, 1), thin);
        assertThat(fit.cells()).extracting(Cell::from).containsExactly(0, 3);
        assertThat(fit.cells()).extracting(Cell::to).containsExactly(2, 5);
        assertThat(fit.cells()).extracting(Cell::seen).containsExactly(55, 45);
        assertThat(fit.cells().map(Cell::expected).sum().doubleValue()).isEqualTo(100, offset(1e-9));
        assertThat(fit.degrees()).isEqualTo(1);
    }

    @Test
    void oneCellShowsNothing() {
        assertThat(GoodnessOfFit.of(sample(0, 3), COIN).probability()).isEqualTo(1);
    }

    @Test
    void impossibleValuesAreNeverSeen() {
        assertThat(GoodnessOfFit.of(sample(0, 500, 1, 499, 2, 1), COIN).agrees(1e-300))
                .isFalse();
        assertThat(GoodnessOfFit.of(sample(0, 50, 2, 50), TreeMap.of(0, 0.5, 1, 0.5, 2, 0.0))
                        .probability())
                .isZero();
    }

    @Test
    void aDisagreementIsShown() {
        assertThatCode(() -> GoodnessOfFit.of(sample(0, 52, 1, 48), COIN).require(0.001))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> GoodnessOfFit.of(sample(0, 90, 1, 10), COIN).require(0.001))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(
                        "0.001", "chi-square 64.0", "\n0: 90, expected 50.0", "\n1: 10, expected 50.0");
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> GoodnessOfFit.of(sample(), COIN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GoodnessOfFit.of(sample(0, 1), TreeMap.of(0, 0.9)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GoodnessOfFit.of(sample(0, 1), TreeMap.of(0, 1.1, 1, -0.1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sample(0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Of samples that follow the probabilities, about one in ten is rejected at a significance of 0.1. */
    @Test
    void theSignificanceIsTheRateOfFalseRejections() {
        SortedMap<Integer, Double> faces = TreeMap.ofEntries(
                io.vavr.collection.Vector.rangeClosed(1, 8).map(face -> io.vavr.Tuple.of(face, 0.125)));
        SplitMix64 chance = new SplitMix64(11);
        int refused = 0;
        for (int i = 0; i < 2_000; i++)
            if (!GoodnessOfFit.of(Sample.of(200, () -> 1 + chance.below(8)), faces)
                    .agrees(0.1)) refused++;
        assertThat(refused).isBetween(160, 240);
    }

    @Test
    void aLoadedDieIsFound() {
        SortedMap<Integer, Double> faces = TreeMap.ofEntries(
                io.vavr.collection.Vector.rangeClosed(1, 8).map(face -> io.vavr.Tuple.of(face, 0.125)));
        SplitMix64 chance = new SplitMix64(12);
        Sample loaded = Sample.of(10_000, () -> Math.min(8, 1 + chance.below(9)));
        assertThat(loaded.size()).isEqualTo(10_000);
        assertThat(GoodnessOfFit.of(loaded, faces).agrees(1e-12)).isFalse();
    }
}
