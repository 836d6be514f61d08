package io.github.deadcube.testkit.duel;

/**
 * The scores of one of two players in pairs of games. Both games of a pair have the same dice, with the sides swapped; so the mean
 * of a pair varies less than two independent games, and the intervals are narrower. Intervals are at 95 %, by the normal
 * approximation. So that a few equal pairs do not look certain, the spread counts one pair more than there are: a score that is spread
 * evenly over 0, ¼, ½, ¾ and 1, and a difference that is one VP from the mean. Immutable.
 *
 * @param pairs the number of pairs
 * @param points the sum of the pairs' mean scores: a game won counts 1, a drawn game 0.5
 * @param squares the sum of the squares of these means
 * @param lead the sum of the pairs' mean differences in VP
 * @param leadSquares the sum of the squares of these differences
 */
public record PairedScores(int pairs, double points, double squares, double lead, double leadSquares) {
    /** No game. */
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

    /** The variance of the score of a pair. */
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
}
