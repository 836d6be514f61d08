package io.github.deadcube.spark;

import io.github.deadcube.testkit.chance.ChanceWeights;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.TreeMap;

/** How well chances predict the results of games that were not used to fit them. */
final class ChanceScore {
    private static final int TENTHS = 10;
    private static final double SURE = 1e-9;
    private static final double NORMAL_95 = 1.96;

    private final PositionSet positions;
    private final double[] chances;

    ChanceScore(PositionSet positions, ChanceWeights weights) {
        this.positions = positions;
        this.chances = new double[positions.size()];
        for (int i = 0; i < chances.length; i++)
            chances[i] = weights.of(positions.features(i), positions.roundsLeft(i));
    }

    /** The mean of −ln of the chance of what has happened; 0.693 for chances of a half. */
    double logLoss() {
        double sum = 0;
        for (int i = 0; i < chances.length; i++) sum += loss(chances[i], positions.won(i));
        return sum / chances.length;
    }

    /** The mean square of the differences between chance and result. */
    double brier() {
        double sum = 0;
        for (int i = 0; i < chances.length; i++) sum += Math.pow(chances[i] - positions.won(i), 2);
        return sum / chances.length;
    }

    /** How much smaller the log-loss is than that of the build's own weights, with an interval of 95 % over games. */
    String gain() {
        TreeMap<Long, double[]> games = new TreeMap<>();
        double all = 0;
        for (int i = 0; i < chances.length; i++) {
            double gain = loss(positions.before(i), positions.won(i)) - loss(chances[i], positions.won(i));
            double[] game = games.computeIfAbsent(positions.game(i), number -> new double[2]);
            game[0] += gain;
            game[1]++;
            all += gain;
        }
        double mean = all / chances.length;
        double squares = 0;
        for (double[] game : games.values()) squares += Math.pow(game[0] - mean * game[1], 2);
        return String.format(Locale.ROOT, "%.4f ± %.4f", mean, NORMAL_95 * Math.sqrt(squares) / chances.length);
    }

    /** For each tenth of the chances, the positions, their mean chance and the part of them that was won. */
    Vector<String> calibration() {
        return Vector.range(0, TENTHS).map(tenth -> {
            int positionsThere = 0;
            double chance = 0;
            double won = 0;
            for (int i = 0; i < chances.length; i++) {
                if (Math.min(TENTHS - 1, (int) (chances[i] * TENTHS)) != tenth) continue;
                positionsThere++;
                chance += chances[i];
                won += positions.won(i);
            }
            return String.format(
                    Locale.ROOT,
                    "%3d %% to %3d %%: %6d positions, chance %.3f, won %.3f",
                    tenth * TENTHS,
                    (tenth + 1) * TENTHS,
                    positionsThere,
                    positionsThere == 0 ? 0 : chance / positionsThere,
                    positionsThere == 0 ? 0 : won / positionsThere);
        });
    }

    private static double loss(double chance, double won) {
        double p = Math.max(SURE, Math.min(1 - SURE, chance));
        return -won * StrictMath.log(p) - (1 - won) * StrictMath.log(1 - p);
    }
}
