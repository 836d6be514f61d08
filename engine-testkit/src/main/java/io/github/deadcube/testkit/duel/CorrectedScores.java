package io.github.deadcube.testkit.duel;

/**
 * Scores in pairs of games, with the luck of the dice in each pair. Luck has a mean of 0, so a part of it can be taken off the scores without
 * changing their mean: the part that makes them vary least (a control variate). Immutable.
 *
 * @param scores the scores as they are
 * @param luck the sum of the pairs' mean luck, in wins
 * @param squares the sum of its squares
 * @param product the sum of the products of a pair's luck and its score
 */
public record CorrectedScores(PairedScores scores, double luck, double squares, double product) {
    /** No game. */
    public static final CorrectedScores NONE = new CorrectedScores(PairedScores.NONE, 0, 0, 0);

    /** With another pair: the mean score of its two games, the mean difference in VP, and the mean luck. */
    public CorrectedScores with(double score, double difference, double fortune) {
        return new CorrectedScores(
                scores.with(score, difference), luck + fortune, squares + fortune * fortune, product + fortune * score);
    }

    /** These pairs and others, such as those against another player. */
    public CorrectedScores plus(CorrectedScores other) {
        return new CorrectedScores(
                scores.plus(other.scores), luck + other.luck, squares + other.squares, product + other.product);
    }

    /** The same pairs, seen by the other player. */
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
