package io.github.deadcube.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.spark.ChanceFit.PositionSet;
import io.github.deadcube.spark.FitJob.ChanceScore;
import io.github.deadcube.testkit.chance.ChanceWeights;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ChanceFitTest {
    private static final ChanceWeights HALVES = new ChanceWeights(new double[ChanceWeights.PHASES][2]);
    private static final ChanceWeights TRUE_WEIGHTS =
            new ChanceWeights(new double[][] {{1, -2}, {0.5, -1}, {0.5, -1}, {0.5, -1}, {0.25, 0}});
    /** Games whose results are drawn by known weights give the same chances, which come true. */
    @Test
    void chancesOfDrawnGamesAreFound() {
        ChanceWeights found = ChanceFit.fitted(drawn(1, 20_000, TRUE_WEIGHTS));
        for (int left : new int[] {0, 2, 4})
            for (double[] features : new double[][] {{1, 0}, {0, 1}, {-1, 0.5}})
                assertThat(found.chance(features, left))
                        .isCloseTo(TRUE_WEIGHTS.chance(features, left), Offset.offset(0.03));
        PositionSet others = drawn(2, 20_000, TRUE_WEIGHTS);
        ChanceScore score = new ChanceScore(others, found);
        assertThat(score.logLoss()).isBetween(0.3, 0.6).isLessThan(new ChanceScore(others, HALVES).logLoss());
        assertThat(score.brier()).isBetween(0.1, 0.22);
        assertThat(score.calibration()).hasSize(10).element(7).satisfies(line -> {
            String[] words = line.split("[ ,]+", -1);
            assertThat(Double.parseDouble(words[words.length - 1])).isBetween(0.71, 0.79);
        });
    }

    @Test
    void theGainIsOverTheChanceOfTheBuild() {
        PositionSet drawn = drawn(3, 5_000, TRUE_WEIGHTS);
        assertThat(new ChanceScore(drawn, HALVES).gain()).startsWith("0.0000 ±");
        assertThat(new ChanceScore(drawn, TRUE_WEIGHTS).gain()).matches("0\\.[1-9].* ± 0\\.0.*");
    }

    @Test
    void aFeatureThatIsAlwaysTheSameHasAWeight() {
        PositionSet set = new PositionSet();
        for (int i = 0; i < 999; i++) set.add(i, i % 6, new double[] {i % 7, 0.7}, i % 7 > 3 ? 1 : 0, 0.5);
        ChanceWeights found = ChanceFit.fitted(set);
        for (int left = 0; left < ChanceWeights.PHASES; left++)
            assertThat(found.chance(new double[] {6, 0.7}, left))
                    .isFinite()
                    .isGreaterThan(found.chance(new double[] {0, 0.7}, left));
    }

    @Test
    void setsAreDividedByGame() {
        PositionSet drawn = drawn(4, 100, TRUE_WEIGHTS);
        PositionSet even = drawn.of(number -> number % 2 == 0);
        assertThat(even.games()).isEqualTo(50);
        assertThat(even.get(1).game()).isEqualTo(2);
        assertThat(even.get(1).features()).isSameAs(drawn.get(2).features());
    }

    @Test
    void addedGamesAreOthers() {
        PositionSet all = drawn(4, 100, TRUE_WEIGHTS);
        all.addGames(drawn(5, 7, TRUE_WEIGHTS));
        all.addGames(drawn(5, 7, TRUE_WEIGHTS));
        assertThat(all.size()).isEqualTo(114);
        assertThat(all.games()).isEqualTo(114);
        assertThat(all.get(100).features()).isEqualTo(all.get(107).features());
    }

    /** One position for each game; the chance of the build is a half. */
    private static PositionSet drawn(long seed, int games, ChanceWeights weights) {
        Random random = new Random(seed);
        PositionSet set = new PositionSet();
        for (int i = 0; i < games; i++) {
            double[] features = {random.nextGaussian(), random.nextGaussian()};
            int left = random.nextInt(6);
            set.add(i, left, features, random.nextDouble() < weights.chance(features, left) ? 1 : 0, 0.5);
        }
        return set;
    }
}
