package io.github.deadcube.spark;

import io.github.deadcube.testkit.chance.ChanceWeights;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.RealVector;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;

/**
 * A logistic regression of won games over the features of positions, by Newton's method. Each number of rounds left has
 * weights of its own, which are drawn to common weights, and these to 0 (ridge). Features are scaled to a deviation of
 * 1.
 */
final class ChanceFit {
    private static final int PHASES = ChanceWeights.PHASES;

    /** The positions of a game depend on each other: all of them weigh as much as this many. */
    private static final double WEIGHT_OF_GAME = 6;

    private static final double RIDGE = 3;
    private static final double RIDGE_OF_PHASE = 9;
    private static final int STEPS = 30;
    private static final double SMALL = 1e-6;

    private final PositionSet positions;
    private final int features;
    private final double[] scale;
    private final double weight;
    /** First the common weights, then those of each phase, as differences. */
    private RealVector weights;

    private ChanceFit(PositionSet positions) {
        this.positions = positions;
        this.features = positions.get(0).features().length;
        this.scale = scale();
        this.weight = WEIGHT_OF_GAME * positions.games() / positions.size();
        this.weights = new ArrayRealVector((PHASES + 1) * features);
    }

    /**
     * Fits weights.
     *
     * @param positions at least one
     */
    static ChanceWeights fitted(PositionSet positions) {
        ChanceFit fit = new ChanceFit(positions);
        for (int step = 0; step < STEPS && fit.step() > SMALL; step++) {}
        double[][] all = new double[PHASES][fit.features];
        for (int phase = 0; phase < PHASES; phase++)
            for (int f = 0; f < fit.features; f++) all[phase][f] = fit.weight(phase, f) / fit.scale[f];
        return new ChanceWeights(all);
    }

    private double weight(int phase, int feature) {
        return weights.getEntry(feature) + weights.getEntry((phase + 1) * features + feature);
    }

    private double[] scale() {
        double[] deviations = new double[features];
        for (int f = 0; f < features; f++) {
            StandardDeviation deviation = new StandardDeviation(false);
            for (int i = 0; i < positions.size(); i++)
                deviation.increment(positions.get(i).features()[f]);
            deviations[f] = deviation.getResult() + SMALL;
        }
        return deviations;
    }

    /** Takes one step of Newton's method, and returns the largest change of a weight. */
    private double step() {
        double[][][] curvature = new double[PHASES][features][features];
        double[][] slope = new double[PHASES][features];
        double[] x = new double[features];
        for (int i = 0; i < positions.size(); i++) {
            int phase = ChanceWeights.phase(positions.get(i).roundsLeft());
            double lead = 0;
            for (int f = 0; f < features; f++) {
                x[f] = positions.get(i).features()[f] / scale[f];
                lead += weight(phase, f) * x[f];
            }
            double chance = ChanceWeights.chance(lead);
            for (int f = 0; f < features; f++) {
                slope[phase][f] += weight * (positions.get(i).won() - chance) * x[f];
                double bent = weight * chance * (1 - chance) * x[f];
                for (int g = 0; g <= f; g++) curvature[phase][f][g] += bent * x[g];
            }
        }
        RealVector change =
                new CholeskyDecomposition(matrix(curvature)).getSolver().solve(vector(slope));
        weights = weights.add(change);
        return change.getLInfNorm();
    }

    private RealVector vector(double[][] slope) {
        RealVector all = weights.mapMultiply(-RIDGE_OF_PHASE);
        for (int f = 0; f < features; f++) {
            all.setEntry(f, -RIDGE * weights.getEntry(f));
            for (int phase = 0; phase < PHASES; phase++) {
                all.addToEntry(f, slope[phase][f]);
                all.addToEntry((phase + 1) * features + f, slope[phase][f]);
            }
        }
        return all;
    }

    /** A position counts for the common weights and for those of its phase. */
    private Array2DRowRealMatrix matrix(double[][][] curvature) {
        double[][] all = new double[(PHASES + 1) * features][(PHASES + 1) * features];
        for (int f = 0; f < features; f++)
            for (int g = 0; g < features; g++)
                for (int phase = 0; phase < PHASES; phase++) {
                    double bent = f >= g ? curvature[phase][f][g] : curvature[phase][g][f];
                    int own = (phase + 1) * features;
                    all[f][g] += bent;
                    all[f][own + g] = bent;
                    all[own + f][g] = bent;
                    all[own + f][own + g] = bent;
                }
        for (int w = 0; w < all.length; w++) all[w][w] += w < features ? RIDGE : RIDGE_OF_PHASE;
        return new Array2DRowRealMatrix(all, false);
    }

    /** Positions of games, with what is learned about them. */
    static final class PositionSet {
        private final List<Seen> all = new ArrayList<>();

        /**
         * A position.
         *
         * @param game the number of its game
         * @param won 1 if side A has won the game, 0 if side B has, 0.5 if it was drawn
         * @param before side A's chance by the weights of the build
         */
        @SuppressWarnings("ArrayRecordComponent") // positions are read, not compared
        record Seen(long game, int roundsLeft, double[] features, double won, double before) {}

        void add(long number, int rounds, double[] numbers, double won, double chance) {
            all.add(new Seen(number, rounds, numbers, won, chance));
        }

        /**
         * Adds the positions of another set. Its games are others than those that are known, also if they have their
         * numbers.
         */
        void addGames(PositionSet others) {
            long first = all.stream().mapToLong(Seen::game).max().orElse(-1) + 1;
            for (Seen one : others.all) add(first + one.game, one.roundsLeft, one.features, one.won, one.before);
        }

        PositionSet of(LongPredicate games) {
            PositionSet part = new PositionSet();
            for (Seen one : all) if (games.test(one.game)) part.all.add(one);
            return part;
        }

        int size() {
            return all.size();
        }

        int games() {
            return (int) all.stream().mapToLong(Seen::game).distinct().count();
        }

        Seen get(int position) {
            return all.get(position);
        }
    }
}
