package io.github.deadcube.testkit.bot;

import java.util.Arrays;

/**
 * How many successes a pool of d8 has, exactly (DICE-1 to DICE-3, DICE-8): every 8 is a success and brings a bonus die,
 * without limit.
 *
 * <p>A die and its bonus dice are a row of 8s and one last die that is no 8. How long the row is says nothing about the
 * last die, so both are counted apart, and what failed can be rolled again.
 */
final class Pool {
    /** From here on successes are not told apart: not one pool in a million of those that are rolled gets there. */
    static final int MOST = 16;

    private static final double EIGHT = 1.0 / 8;

    private final double[] exactly;

    private Pool(double[] exactly) {
        this.exactly = exactly;
    }

    /**
     * A pool.
     *
     * @param dice how many; none are rolled for 0 or less
     * @param target 2 to 8; 0 if there is no number to roll against (DICE-5)
     * @param again how many failed dice are rolled again
     */
    static Pool of(int dice, int target, int again) {
        double[] none = new double[MOST + 1];
        none[0] = 1;
        if (dice <= 0 || target == 0) return new Pool(none);
        double[] one = one(target);
        double[] rows = none;
        for (int i = 0; i < dice; i++) rows = added(rows, row());
        double failed = (target - 1) / 7.0;
        double[] all = new double[MOST + 1];
        for (int fails = 0; fails <= dice; fails++) {
            double ways = ways(dice, fails) * Math.pow(failed, fails) * Math.pow(1 - failed, dice - fails);
            double[] sum = shifted(rows, dice - fails);
            for (int i = 0; i < Math.min(again, fails); i++) sum = added(sum, one);
            for (int k = 0; k <= MOST; k++) all[k] += ways * sum[k];
        }
        return new Pool(all);
    }

    /** The chance of so many successes; of {@link #MOST} or more for that number. */
    double exactly(int successes) {
        return exactly[successes];
    }

    /** The chance of so many successes or more. */
    double atLeast(int successes) {
        double sum = 0;
        for (int k = Math.max(0, successes); k <= MOST; k++) sum += exactly[k];
        return sum;
    }

    /** One die with its bonus dice. */
    private static double[] one(int target) {
        double[] fail = row();
        double[] success = shifted(row(), 1);
        double[] one = new double[MOST + 1];
        double failed = (target - 1) / 7.0;
        Arrays.setAll(one, k -> failed * fail[k] + (1 - failed) * success[k]);
        return one;
    }

    /** How many 8s fall before another face. */
    private static double[] row() {
        double[] row = new double[MOST + 1];
        double rest = 1;
        for (int k = 0; k < MOST; k++) {
            row[k] = rest * (1 - EIGHT);
            rest *= EIGHT;
        }
        row[MOST] = rest;
        return row;
    }

    private static double[] shifted(double[] chances, int by) {
        double[] out = new double[MOST + 1];
        for (int k = 0; k <= MOST; k++) out[Math.min(MOST, k + by)] += chances[k];
        return out;
    }

    private static double[] added(double[] some, double[] more) {
        double[] out = new double[MOST + 1];
        for (int i = 0; i <= MOST; i++) for (int j = 0; j <= MOST; j++) out[Math.min(MOST, i + j)] += some[i] * more[j];
        return out;
    }

    private static double ways(int of, int chosen) {
        double ways = 1;
        for (int i = 0; i < chosen; i++) ways = ways * (of - i) / (i + 1);
        return ways;
    }
}
