package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.odds.Odds;

/** A fast lookup of the chances of successes, without a distinction between large numbers. */
final class SuccessLookup {
    /** From this number on, successes are not distinguished; fewer than one real pool in a million gets there. */
    static final int MOST = 16;

    private final double[] exactly = new double[MOST + 1];

    SuccessLookup(Odds.Distribution distribution) {
        for (int k = 0; k <= distribution.most(); k++) exactly[Math.min(k, MOST)] += distribution.chance(k);
    }

    /** The chance of a number of successes; for {@link #MOST}, of that number or more; 0 above. */
    double exactly(int successes) {
        return successes > MOST ? 0 : exactly[successes];
    }

    double atLeast(int successes) {
        double sum = 0;
        for (int k = Math.max(0, successes); k <= MOST; k++) sum += exactly[k];
        return sum;
    }
}
