package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.bot.WinFeatures.WinFeature;
import io.github.deadcube.testkit.chance.ChanceWeights;
import io.vavr.collection.Vector;

/**
 * The chance to win a position that has no result: {@link ChanceWeights} over {@link WinFeatures}. The weights are data: the file
 * {@value #FILE} says from which games they were fitted, and how well they predict others.
 */
final class WinChance {
    static final String FILE = "win-chance.txt";

    private static final ChanceWeights SHIPPED = shipped();

    private final WinFeatures features;
    private final double[] numbers = new double[WinFeature.COUNT];

    WinChance(WinFeatures features) {
        this.features = features;
    }

    /** The chance of a side, 0 to 1. */
    double of(Position position, Side side, int roundsLeft) {
        features.of(position, numbers);
        double chance = SHIPPED.of(numbers, roundsLeft);
        return side == Side.A ? chance : 1 - chance;
    }

    private static ChanceWeights shipped() {
        String text = TextFile.packaged(WinChance.class.getResourceAsStream(FILE), FILE);
        return ChanceWeights.read(Vector.of(text.split("\n", -1)), Evaluation.featureNames());
    }
}
