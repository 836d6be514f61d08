package io.github.deadcube.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ChanceFitTest {
    private static final double[][] TRUE_WEIGHTS = {{1, -2}, {0.5, -1}, {0.5, -1}, {0.5, -1}, {0.25, 0}};

    /** Games whose results are drawn by known weights give these weights back, and chances that come true. */
    @Test
    void weightsOfDrawnGamesAreFound() {
        double[][] weights = ChanceFit.of(drawn(1, 20_000));
        for (int phase : new int[] {0, 2, 4})
            for (int f = 0; f < 2; f++)
                assertThat(weights[phase][f]).isCloseTo(TRUE_WEIGHTS[phase][f], Offset.offset(0.12));
        PositionSet others = drawn(2, 20_000);
        ChanceScore score = new ChanceScore(others, weights);
        assertThat(score.logLoss()).isBetween(0.3, 0.6).isLessThan(new ChanceScore(others, new double[5][2]).logLoss());
        assertThat(score.brier()).isBetween(0.1, 0.22);
        assertThat(score.calibration()).hasSize(10).element(7).satisfies(line -> {
            String[] words = line.split("[ ,]+");
            assertThat(Double.parseDouble(words[words.length - 1])).isBetween(0.71, 0.79);
        });
    }

    @Test
    void theGainIsOverTheChanceOfTheBuild() {
        PositionSet drawn = drawn(3, 5_000);
        assertThat(new ChanceScore(drawn, new double[5][2]).gain()).startsWith("0.0000 ±");
        assertThat(new ChanceScore(drawn, TRUE_WEIGHTS).gain()).matches("0\\.[1-9].* ± 0\\.0.*");
    }

    @Test
    void aFeatureThatIsAlwaysTheSameHasAWeight() {
        PositionSet set = new PositionSet();
        for (int i = 0; i < 999; i++) set.add(i, i % 6, new double[] {i % 7, 0.7}, i % 7 > 3 ? 1 : 0, 0.5);
        for (double[] phase : ChanceFit.of(set)) {
            assertThat(phase[0]).isFinite().isPositive();
            assertThat(phase[1]).isFinite();
        }
    }

    @Test
    void setsAreDividedByGame() {
        PositionSet drawn = drawn(4, 100);
        PositionSet even = drawn.of(number -> number % 2 == 0);
        assertThat(even.games()).isEqualTo(50);
        assertThat(even.game(1)).isEqualTo(2);
        assertThat(even.features(1)).isSameAs(drawn.features(2));
    }

    /** One position for each game; the chance of the build is a half. */
    private static PositionSet drawn(long seed, int games) {
        Random random = new Random(seed);
        PositionSet set = new PositionSet();
        for (int i = 0; i < games; i++) {
            double[] features = {random.nextGaussian(), random.nextGaussian()};
            int left = random.nextInt(6);
            double chance = ChanceFit.chance(TRUE_WEIGHTS, features, left);
            set.add(i, left, features, random.nextDouble() < chance ? 1 : 0, 0.5);
        }
        return set;
    }
}
