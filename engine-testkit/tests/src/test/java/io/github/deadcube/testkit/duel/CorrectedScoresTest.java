package io.github.deadcube.testkit.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.duel.PairedScores.CorrectedScores;
import org.junit.jupiter.api.Test;

class CorrectedScoresTest {
    private static final double[] SCORES = {1, 0.5, 0, 1, 0.75, 0.5, 1, 0.25};

    /** Scores that are nothing but luck and a constant. */
    @Test
    void luckThatExplainsAllIsTakenOff() {
        CorrectedScores scores = CorrectedScores.NONE;
        for (double luck : new double[] {0.3, -0.3, 0.1, -0.1}) scores = scores.with(0.6 + luck, 0, luck);
        assertThat(scores.part()).isEqualTo(1, within(1e-9));
        assertThat(scores.corrected().score().mean()).isEqualTo(0.6, within(1e-9));
        assertThat(scores.corrected().variance()).isEqualTo(0, within(1e-9));
        assertThat(scores.scores().variance()).isEqualTo(0.05, within(1e-9));
    }

    @Test
    void luckNeverMakesTheScoresVaryMore() {
        SplitMix64 chance = new SplitMix64(5);
        for (int tries = 0; tries < 100; tries++) {
            CorrectedScores scores = CorrectedScores.NONE;
            for (double score : SCORES) scores = scores.with(score, 2, (chance.below(1000) - 500) / 1000.0);
            assertThat(scores.gain()).isGreaterThanOrEqualTo(1 - 1e-9);
            assertThat(scores.corrected().victoryPoints().mean()).isEqualTo(2, within(1e-9));
        }
    }

    @Test
    void withoutPairsNothingIsGained() {
        assertThat(CorrectedScores.NONE.gain()).isEqualTo(1);
    }

    @Test
    void theOtherPlayerSeesTheSame() {
        CorrectedScores scores = CorrectedScores.NONE;
        for (int i = 0; i < SCORES.length; i++) scores = scores.with(SCORES[i], i, SCORES[i] / 2 - 0.2 + 0.01 * i);
        CorrectedScores other = scores.reversed();
        assertThat(other.part()).isEqualTo(scores.part(), within(1e-9)).isPositive();
        assertThat(other.corrected().score().mean())
                .isEqualTo(1 - scores.corrected().score().mean(), within(1e-9));
        assertThat(other.corrected().variance()).isEqualTo(scores.corrected().variance(), within(1e-9));
        assertThat(scores.plus(other).scores().pairs()).isEqualTo(16);
        assertThat(scores.plus(other).corrected().score().mean()).isEqualTo(0.5, within(1e-9));
    }
}
