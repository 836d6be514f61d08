package io.github.deadcube.testkit.duel;

/**
 * The scores of one of two players in pairs of games. Both games of a pair have the same dice, with the sides swapped;
 * so the mean of a pair varies less than two independent games, and the intervals are narrower. Intervals are at 95 %,
 * by the normal approximation. So that a few equal pairs do not look certain, the spread counts one pair more than
 * there are: a score that is spread evenly over 0, ¼, ½, ¾ and 1, and a difference that is one VP from the mean.
 * Immutable.
 *
 * @param pairs the number of pairs
 * @param points the sum of the pairs' mean scores: a game won counts 1, a drawn game 0.5
 * @param squares the sum of the squares of these means
 * @param lead the sum of the pairs' mean differences in VP
 * @param leadSquares the sum of the squares of these differences
 */
public record PairedScores(int pairs, double points, double squares, double lead, double leadSquares) {
    public static final PairedScores NONE = new PairedScores(0, 0, 0, 0, 0);

    private static final double WIDTH = 1.96;
    private static final double SCALE = 400;
    /** A score of 0 or 1 has no finite rating difference. */
    private static final double LEAST = 1e-4;

    private static final double MIDDLE = 0.5;
    /** The variance of a score that is spread evenly over 0, ¼, ½, ¾ and 1. */
    private static final double EVEN = 0.125;

    /** With another pair: the mean score of its two games, 0 to 1, and the mean difference in VP. */
    public PairedScores with(double score, double difference) {
        return new PairedScores(
                pairs + 1,
                points + score,
                squares + score * score,
                lead + difference,
                leadSquares + difference * difference);
    }

    /** These pairs and others, such as those against another player. */
    public PairedScores plus(PairedScores other) {
        return new PairedScores(
                pairs + other.pairs,
                points + other.points,
                squares + other.squares,
                lead + other.lead,
                leadSquares + other.leadSquares);
    }

    /** The same pairs, seen by the other player. */
    public PairedScores reversed() {
        return new PairedScores(pairs, pairs - points, pairs - 2 * points + squares, -lead, leadSquares);
    }

    /** The mean score, 0 to 1, also where scores without the luck of the dice have a mean beyond it. */
    public Estimate score() {
        Estimate all = estimate(points, squares, pairs == 0 ? 0 : deviationOfOneMore());
        return new Estimate(within(all.mean()), within(all.least()), within(all.most()));
    }

    private static double within(double score) {
        return Math.min(1, Math.max(0, score));
    }

    /** The mean difference in VP: positive if this player scores more. */
    public Estimate victoryPoints() {
        return estimate(lead, leadSquares, 1);
    }

    /** The rating difference (Elo): 0 for equal players, +191 for a score of 0.75. */
    public Estimate rating() {
        Estimate score = score();
        return new Estimate(ratingOf(score.mean()), ratingOf(score.least()), ratingOf(score.most()));
    }

    public double variance() {
        double mean = points / pairs;
        return squares / pairs - mean * mean;
    }

    /** The variance with the pair more that intervals count: more than 0 also if all scores are equal. */
    double cautiousVariance() {
        return (squareDeviations(points, squares) + deviationOfOneMore()) / (pairs + 1);
    }

    /** How much this pair adds to the sum of the square deviations from the mean. */
    private double deviationOfOneMore() {
        double apart = points / pairs - MIDDLE;
        return EVEN + apart * apart * pairs / (pairs + 1);
    }

    private double squareDeviations(double sum, double sumOfSquares) {
        return Math.max(0, sumOfSquares - sum * sum / pairs);
    }

    /** @param more the square deviation of one pair more */
    private Estimate estimate(double sum, double sumOfSquares, double more) {
        if (pairs == 0) return new Estimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        double mean = sum / pairs;
        double spread = (squareDeviations(sum, sumOfSquares) + more) / pairs;
        double half = pairs < 2 ? Double.POSITIVE_INFINITY : WIDTH * Math.sqrt(spread / (pairs - 1));
        return new Estimate(mean, mean - half, mean + half);
    }

    private static double ratingOf(double score) {
        double inside = Math.min(1 - LEAST, Math.max(LEAST, score));
        return -SCALE * StrictMath.log10(1 / inside - 1);
    }

    /** The score that a rating difference predicts, 0 to 1. */
    static double scoreOf(double rating) {
        return 1 / (1 + StrictMath.pow(10, -rating / SCALE));
    }

    /**
     * A mean and its interval.
     *
     * @param least the lower end
     * @param most the upper end
     */
    public record Estimate(double mean, double least, double most) {}

    /**
     * Scores in pairs of games, with the luck of the dice in each pair. Luck has a mean of 0, so a part of it can be
     * taken off the scores without changing their mean: the part that makes them vary least (a control variate).
     * Immutable.
     *
     * @param scores the scores as they are
     * @param luck the sum of the pairs' mean luck, in wins
     * @param squares the sum of its squares
     * @param product the sum of the products of a pair's luck and its score
     */
    public record CorrectedScores(PairedScores scores, double luck, double squares, double product) {
        public static final CorrectedScores NONE = new CorrectedScores(PairedScores.NONE, 0, 0, 0);

        /** With another pair: the mean score of its two games, the mean difference in VP, and the mean luck. */
        public CorrectedScores with(double score, double difference, double fortune) {
            return new CorrectedScores(
                    scores.with(score, difference),
                    luck + fortune,
                    squares + fortune * fortune,
                    product + fortune * score);
        }

        public CorrectedScores plus(CorrectedScores other) {
            return new CorrectedScores(
                    scores.plus(other.scores), luck + other.luck, squares + other.squares, product + other.product);
        }

        public CorrectedScores reversed() {
            return new CorrectedScores(scores.reversed(), -luck, squares, product - luck);
        }

        /** The part of the luck that is taken off: 0 or more. 1 takes all of it, and it may be more than 1. */
        public double part() {
            int pairs = scores.pairs();
            double spread = squares - luck * luck / Math.max(1, pairs);
            return spread <= 0 ? 0 : Math.max(0, (product - luck * scores.points() / pairs) / spread);
        }

        /** The scores without this part of the luck. */
        public PairedScores corrected() {
            double part = part();
            return new PairedScores(
                    scores.pairs(),
                    scores.points() - part * luck,
                    scores.squares() - 2 * part * product + part * part * squares,
                    scores.lead(),
                    scores.leadSquares());
        }

        /** How many times smaller the variance is without the luck: 1 or more; 1 without pairs. */
        public double gain() {
            if (scores.pairs() == 0) return 1;
            double rest = corrected().variance();
            return rest <= 0 ? 1 : scores.variance() / rest;
        }
    }

    /**
     * Wald's sequential probability ratio test of two hypotheses about a rating difference: after each pair of games it
     * says whether one of them is accepted, so that a comparison stops as soon as it is decided. Each error has a
     * probability of 5 %. The likelihood ratio is the one of a normal distribution with the variance of a pair (GSPRT).
     * This variance counts one pair more than there are, with a score that is spread evenly over 0, ¼, ½, ¾ and 1, as
     * tests of chess programs count a little of each result: pairs with equal scores decide too, and a few of them do
     * not decide alone. Among many pairs it hardly counts.
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

        /**
         * The logarithm of the likelihood ratio: positive if H1 is likelier. 0 with fewer than {@value #FEWEST} pairs.
         */
        public double logRatio(PairedScores scores) {
            if (scores.pairs() < FEWEST) return 0;
            double first = PairedScores.scoreOf(low);
            double second = PairedScores.scoreOf(high);
            return scores.pairs()
                    * (second - first)
                    * (2 * scores.score().mean() - first - second)
                    / (2 * scores.cautiousVariance());
        }

        public Verdict verdict(PairedScores scores) {
            double ratio = logRatio(scores);
            return ratio >= BOUND ? Verdict.HIGH : ratio <= -BOUND ? Verdict.LOW : Verdict.OPEN;
        }

        public enum Verdict {
            /** More games are needed. */
            OPEN,
            /** H0 is accepted. */
            LOW,
            /** H1 is accepted. */
            HIGH
        }
    }
}
