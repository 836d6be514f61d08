package io.github.deadcube.testkit.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.duel.PairedScores.SequentialTest;
import io.github.deadcube.testkit.duel.PairedScores.SequentialTest.Verdict;
import org.junit.jupiter.api.Test;

/** Scores of pairs of games, and the test that ends a comparison. */
class SequentialTestTest {
    private static final double EXACT = 1e-9;

    private static PairedScores scores(double... pairs) {
        PairedScores scores = PairedScores.NONE;
        for (double score : pairs) scores = scores.with(score, 4 * score - 2);
        return scores;
    }

    @Test
    void estimatesAreMeansWithIntervals() {
        PairedScores scores = scores(1, 0.5, 1, 0.5);
        assertThat(scores.score().mean()).isEqualTo(0.75);
        // one pair more, with a variance of 1/8 about 1/2
        double spread = (4 * 0.0625 + 0.125 + 0.0625 * 4 / 5) / 4;
        assertThat(scores.score().least()).isCloseTo(0.75 - 1.96 * Math.sqrt(spread / 3), within(EXACT));
        assertThat(scores.score().most()).as("a score is at most 1").isEqualTo(1);
        assertThat(scores.victoryPoints().mean()).isEqualTo(1);
        assertThat(scores.victoryPoints().most())
                .as("one pair more, one VP from the mean")
                .isCloseTo(1 + 1.96 * Math.sqrt((4 + 1) / 12.0), within(EXACT));
        assertThat(scores.rating().mean()).isCloseTo(190.848501887, within(1e-6));
        assertThat(scores(0.5).score().least()).as("one pair says nothing").isZero();
        assertThat(scores(0.5, 0.5).rating().mean()).isZero();
    }

    /** Without the luck of the dice, a pair may have a score above 1. */
    @Test
    void aScoreIsWithinItsBounds() {
        assertThat(scores(1.2, 0.9, 1.1).score().mean()).isEqualTo(1);
        assertThat(scores(-0.2, 0.1, -0.1).score().mean()).isZero();
    }

    @Test
    void fewPairsWithEqualScoresHaveAWideInterval() {
        PairedScores lost = scores(0, 0, 0, 0, 0, 0);
        assertThat(lost.score().least()).isZero();
        assertThat(lost.score().most()).isBetween(0.15, 0.3);
        assertThat(lost.rating().most()).isBetween(-300.0, -150.0);
        assertThat(lost.reversed().score().least()).isCloseTo(1 - lost.score().most(), within(EXACT));
        assertThat(lost.victoryPoints().most()).isGreaterThan(-2);
        assertThat(scores(0.5, 0.5).score().most()).isGreaterThan(0.8);
        PairedScores many = PairedScores.NONE;
        for (int i = 0; i < 1_000; i++) many = many.with(i % 2, 0);
        double half = 1.96 * Math.sqrt(0.25 / 999);
        assertThat(many.score().most() - 0.5).as("ordinary results").isBetween(half, 1.001 * half);
        assertThat(PairedScores.NONE.score().mean()).isZero();
    }

    @Test
    void theLogRatioIsTheOneOfNormalDistributions() {
        PairedScores scores = scores(1, 0.5, 1, 0.5, 1, 0.5, 1, 0.5);
        SequentialTest test = new SequentialTest(0, 100);
        double second = 1 / (1 + Math.pow(10, -0.25));
        // one pair more, with a variance of 1/8 about 1/2
        double variance = (8 * 0.0625 + 0.125 + 0.0625 * 8 / 9) / 9;
        double expected = 8 * (second - 0.5) * (1.5 - 0.5 - second) / (2 * variance);
        assertThat(test.logRatio(scores)).isCloseTo(expected, within(EXACT));
        assertThat(test.verdict(scores)).isEqualTo(Verdict.OPEN);
        assertThat(test.verdict(scores.plus(scores))).isEqualTo(Verdict.HIGH);
        assertThat(test.verdict(scores(1, 0.5, 1, 0.5, 1, 0.5, 1)))
                .as("too few pairs")
                .isEqualTo(Verdict.OPEN);
        assertThat(test.verdict(scores(0, 0.5, 0, 0.5, 0, 0.5, 0, 0.5))).isEqualTo(Verdict.LOW);
        assertThat(test.verdict(PairedScores.NONE)).isEqualTo(Verdict.OPEN);
        assertThatThrownBy(() -> new SequentialTest(5, 5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void pairsWithEqualScoresDecide() {
        SequentialTest test = new SequentialTest(0, 30);
        assertThat(pairsUntil(test, 1, Verdict.HIGH)).isEqualTo(8);
        assertThat(pairsUntil(test, 0, Verdict.LOW)).isEqualTo(8);
        assertThat(pairsUntil(test, 0.5, Verdict.LOW)).isBetween(15, 25);
    }

    /** How many pairs with one score decide, which must be for a verdict. */
    private static int pairsUntil(SequentialTest test, double score, Verdict verdict) {
        PairedScores scores = PairedScores.NONE;
        while (scores.pairs() < 1_000 && test.verdict(scores) == Verdict.OPEN) scores = scores.with(score, 0);
        assertThat(test.verdict(scores)).isEqualTo(verdict);
        return scores.pairs();
    }

    @Test
    void itIsRarelyWrong() {
        assertThat(accepted(0.5)).as("of 200 comparisons of equal players").isLessThan(20);
        assertThat(accepted(0.64))
                .as("of 200 comparisons with 100 points between the players")
                .isGreaterThan(180);
    }

    /** How many of 200 comparisons accept that the first player is stronger, if it wins each game with a chance. */
    private static int accepted(double chance) {
        SplitMix64 random = new SplitMix64(7);
        SequentialTest test = new SequentialTest(0, 100);
        int accepted = 0;
        for (int i = 0; i < 200; i++) {
            PairedScores scores = PairedScores.NONE;
            while (test.verdict(scores) == Verdict.OPEN)
                scores = scores.with((won(random, chance) + won(random, chance)) / 2.0, 0);
            if (test.verdict(scores) == Verdict.HIGH) accepted++;
        }
        return accepted;
    }

    private static int won(SplitMix64 random, double chance) {
        return random.below(1_000_000) < chance * 1_000_000 ? 1 : 0;
    }
}
