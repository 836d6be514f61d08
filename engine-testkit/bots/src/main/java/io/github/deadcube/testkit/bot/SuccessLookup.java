package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.odds.Distribution;

/** How likely so many successes are, as a bot reckons with them: quickly looked up, and the many not told apart. */
final class SuccessLookup {
    /** From here on successes are not told apart: not one pool in a million of those that are rolled gets there. */
    static final int MOST = 16;

    private final double[] exactly = new double[MOST + 1];

    SuccessLookup(Distribution distribution) {
        for (int k = 0; k <= distribution.most(); k++) exactly[Math.min(k, MOST)] += distribution.chance(k);
    }

    /** The chance of so many successes; of {@link #MOST} or more for that number, and 0 for more. */
    double exactly(int successes) {
        return successes > MOST ? 0 : exactly[successes];
    }

    /** The chance of so many successes or more. */
    double atLeast(int successes) {
        double sum = 0;
        for (int k = Math.max(0, successes); k <= MOST; k++) sum += exactly[k];
        return sum;
    }
}
