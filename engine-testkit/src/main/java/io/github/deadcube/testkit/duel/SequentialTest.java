package io.github.deadcube.testkit.duel;

/**
 * Wald's sequential probability ratio test of two hypotheses about a rating difference: after each pair of games it says whether one
 * of them is accepted, so that a comparison stops as soon as it is decided. Each error has a probability of 5 %. The likelihood
 * ratio is the one of a normal distribution with the variance of a pair (GSPRT). This variance counts one pair more than there are, with a
 * score that is spread evenly over 0, ¼, ½, ¾ and 1, as tests of chess programs count a little of each result: pairs with equal scores
 * decide too, and a few of them do not decide alone. Among many pairs it hardly counts.
 *
 * @param low the rating difference of the hypothesis H0, such as 0
 * @param high the rating difference of the hypothesis H1, such as 20; more than {@code low}
 */
public record SequentialTest(double low, double high) {
    private static final double ERROR = 0.05;
    private static final double BOUND = StrictMath.log((1 - ERROR) / ERROR);
    private static final int FEWEST = 8;

    /**
     * Checks the hypotheses.
     *
     * @throws IllegalArgumentException if {@code high} is not more than {@code low}
     */
    public SequentialTest {
        if (!(high > low))
            throw new IllegalArgumentException("the second rating difference must be more than the first");
    }

    /** The logarithm of the likelihood ratio: positive if H1 is likelier. 0 with fewer than {@value #FEWEST} pairs. */
    public double logRatio(PairedScores scores) {
        if (scores.pairs() < FEWEST) return 0;
        double first = PairedScores.scoreOf(low);
        double second = PairedScores.scoreOf(high);
        return scores.pairs()
                * (second - first)
                * (2 * scores.score().mean() - first - second)
                / (2 * scores.cautiousVariance());
    }

    /** What the games show so far. */
    public Verdict of(PairedScores scores) {
        double ratio = logRatio(scores);
        return ratio >= BOUND ? Verdict.HIGH : ratio <= -BOUND ? Verdict.LOW : Verdict.OPEN;
    }

    /** The state of the test. */
    public enum Verdict {
        /** More games are needed. */
        OPEN,
        /** H0 is accepted. */
        LOW,
        /** H1 is accepted. */
        HIGH
    }
}
