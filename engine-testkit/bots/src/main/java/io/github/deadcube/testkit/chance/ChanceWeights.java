package io.github.deadcube.testkit.chance;

import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * The weights of a logistic regression from the features of a position to the chance of side A, for each number of
 * rounds left. Features are differences between the sides, so the chances of both sides add up to 1. Immutable.
 */
public final class ChanceWeights {
    /** The numbers of rounds left that have weights of their own: 0 to this minus 1, or more. */
    public static final int PHASES = 5;

    private final double[][] weights;

    /**
     * Weights.
     *
     * @param weights by phase and feature
     */
    public ChanceWeights(double[][] weights) {
        this.weights = new double[PHASES][];
        for (int phase = 0; phase < PHASES; phase++) this.weights[phase] = weights[phase].clone();
    }

    /** The phase of a number of rounds left. */
    public static int phase(int roundsLeft) {
        return Math.max(0, Math.min(PHASES - 1, roundsLeft));
    }

    public static double chance(double lead) {
        return 1 / (1 + StrictMath.exp(-lead));
    }

    /** The chance of side A, 0 to 1. */
    public double chance(double[] features, int roundsLeft) {
        double[] ofPhase = weights[phase(roundsLeft)];
        double lead = 0;
        for (int f = 0; f < ofPhase.length; f++) lead += ofPhase[f] * features[f];
        return chance(lead);
    }

    /**
     * Reads weights: a line for each feature in order, its name, a colon and the weight for each phase. Lines that
     * begin with {@code #} are comments.
     *
     * @param names of the features
     * @throws IllegalArgumentException if the lines have other features, or another number of weights
     */
    public static ChanceWeights read(Vector<String> lines, Vector<String> names) {
        Vector<String> rows = lines.filter(line -> !line.isBlank() && !line.startsWith("#"));
        Vector<String> read = rows.map(row -> row.substring(0, Math.max(0, row.indexOf(':'))));
        if (!read.equals(names))
            throw new IllegalArgumentException(
                    "the weights are of " + read.mkString(", ") + ", not of " + names.mkString(", "));
        double[][] weights = new double[PHASES][names.size()];
        for (int f = 0; f < names.size(); f++) {
            String[] words =
                    rows.get(f).substring(names.get(f).length() + 1).trim().split(" +", -1);
            if (words.length != PHASES)
                throw new IllegalArgumentException(
                        "there are " + words.length + " weights of " + names.get(f) + ", not " + PHASES);
            for (int phase = 0; phase < PHASES; phase++) weights[phase][f] = Double.parseDouble(words[phase]);
        }
        return new ChanceWeights(weights);
    }

    /** The lines that {@link #read} reads, with five digits of each weight. */
    public Vector<String> lines(Vector<String> names) {
        return names.zipWithIndex()
                .map(named -> named._1() + ":"
                        + Vector.of(weights)
                                .map(phase -> String.format(Locale.ROOT, " %.5g", phase[named._2()]))
                                .mkString());
    }
}
