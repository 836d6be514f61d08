package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.bot.WinFeatures.WinFeature;
import io.vavr.collection.Vector;

/**
 * The chance to win a position that has no result: a logistic regression over {@link WinFeatures}, with weights for each number of rounds
 * left. The weights are data: the file {@value #FILE} says from which games they were fitted, and how well they predict others.
 */
final class WinChance {
    static final String FILE = "win-chance.txt";
    /** The numbers of rounds left that have weights of their own: 0 to this minus 1, or more. */
    static final int PHASES = 5;

    private static final double[][] SHIPPED = shipped();

    private final WinFeatures features;
    private final double[] numbers = new double[WinFeature.COUNT];

    WinChance(WinFeatures features) {
        this.features = features;
    }

    /** The chance of a side, 0 to 1. */
    double of(Position position, Side side, int roundsLeft) {
        features.of(position, numbers);
        double[] weights = SHIPPED[phase(roundsLeft)];
        double lead = 0;
        for (int f = 0; f < numbers.length; f++) lead += weights[f] * numbers[f];
        double chance = 1 / (1 + StrictMath.exp(-lead));
        return side == Side.A ? chance : 1 - chance;
    }

    static int phase(int roundsLeft) {
        return Math.max(0, Math.min(PHASES - 1, roundsLeft));
    }

    private static double[][] shipped() {
        String text = TextFile.packaged(WinChance.class.getResourceAsStream(FILE), FILE);
        return read(Vector.of(text.split("\n", -1)));
    }

    /**
     * Reads weights: a line for each feature in order, its name, a colon and the weight for each number of rounds left. Lines that begin
     * with {@code #} are comments.
     *
     * @return by rounds left and feature
     * @throws IllegalArgumentException if it has other features
     */
    static double[][] read(Vector<String> lines) {
        Vector<String> rows = lines.filter(line -> !line.isBlank() && !line.startsWith("#"));
        Vector<String> names = rows.map(row -> row.substring(0, Math.max(0, row.indexOf(':'))));
        Vector<String> known = Vector.of(WinFeature.values()).map(WinFeature::label);
        if (!names.equals(known))
            throw new IllegalArgumentException(
                    FILE + " has the features " + names.mkString(", ") + ", not " + known.mkString(", "));
        double[][] weights = new double[PHASES][WinFeature.COUNT];
        for (int f = 0; f < WinFeature.COUNT; f++) {
            String[] words =
                    rows.get(f).substring(rows.get(f).indexOf(':') + 1).trim().split(" +", -1);
            if (words.length != PHASES)
                throw new IllegalArgumentException(
                        FILE + " has " + words.length + " weights of " + names.get(f) + ", not " + PHASES);
            for (int phase = 0; phase < PHASES; phase++) weights[phase][f] = Double.parseDouble(words[phase]);
        }
        return weights;
    }
}
