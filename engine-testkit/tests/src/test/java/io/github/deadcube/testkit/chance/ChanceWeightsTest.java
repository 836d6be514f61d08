package io.github.deadcube.testkit.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ChanceWeightsTest {
    private static final Offset<Double> CLOSE = Offset.offset(1e-12);
    private static final Vector<String> NAMES = Vector.of("score", "hit points");
    private static final Vector<String> LINEAR = Vector.of("score: 1 2 3 4 5", "hit points: 0 0 0 0 -1");

    @Test
    void weightsAreReadByRoundsLeftAndFeature() {
        ChanceWeights weights = read(LINEAR.prepend("# a comment").append(""));
        assertThat(weights.chance(new double[] {0.5, 7}, 0)).isCloseTo(logistic(0.5), CLOSE);
        assertThat(weights.chance(new double[] {0.5, 7}, 3)).isCloseTo(logistic(2), CLOSE);
        assertThat(weights.chance(new double[] {0.5, 7}, 4)).isCloseTo(logistic(2.5 - 7), CLOSE);
        assertThat(weights.chance(new double[] {0.5, 7}, 9)).isCloseTo(logistic(2.5 - 7), CLOSE);
        assertThat(weights.chance(new double[] {0.5, 7}, -1)).isCloseTo(logistic(0.5), CLOSE);
    }

    @Test
    void theOtherSideHasTheOtherChance() {
        ChanceWeights weights = read(LINEAR);
        assertThat(weights.chance(new double[] {0.3, -0.2}, 4) + weights.chance(new double[] {-0.3, 0.2}, 4))
                .isCloseTo(1, CLOSE);
    }

    @Test
    void whatIsWrittenIsReadBack() {
        Vector<String> lines = read(LINEAR).lines(NAMES);
        assertThat(lines.head()).startsWith("score: 1.0000 2.0000 ").endsWith(" 5.0000");
        assertThat(read(lines).lines(NAMES)).isEqualTo(lines).hasSize(2);
        assertThat(read(lines).chance(new double[] {1, 0.5}, 4))
                .isEqualTo(read(LINEAR).chance(new double[] {1, 0.5}, 4));
    }

    @Test
    void otherFeaturesAreRefused() {
        assertThatThrownBy(() -> read(LINEAR.tail())).hasMessageContaining("of hit points, not of score, hit points");
        assertThatThrownBy(() -> read(LINEAR.reverse())).hasMessageContaining("of hit points, score, not");
        assertThatThrownBy(() -> read(LINEAR.append("more: 1 2 3 4 5")))
                .hasMessageContaining("more, not of score, hit points");
    }

    @Test
    void anotherNumberOfWeightsIsRefused() {
        assertThatThrownBy(() -> read(LINEAR.init().append("hit points: 1 2")))
                .hasMessageContaining("2 weights of hit points, not 5");
    }

    private static ChanceWeights read(Vector<String> lines) {
        return ChanceWeights.read(lines, NAMES);
    }

    private static double logistic(double lead) {
        return 1 / (1 + Math.exp(-lead));
    }
}
