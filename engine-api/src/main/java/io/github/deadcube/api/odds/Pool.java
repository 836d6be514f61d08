package io.github.deadcube.api.odds;

import io.github.deadcube.api.team.Statistic;

/**
 * The d8 of one side of a test (DICE-1), modifiers included. Written {@code 3d5+} or {@code 3d5+ reroll 1}.
 *
 * @param dice how many dice; at 0 or fewer nothing is rolled (DICE-4)
 * @param target the number to equal or beat; without one there is no success (DICE-5)
 * @param rerolls DICE-8: up to so many failures, bonus dice among them, are rolled again once each when all bonus dice are
 *     in; 0 or more
 */
public record Pool(int dice, Statistic target, int rerolls) {
    /**
     * Checks it.
     *
     * @param dice any number
     * @param target any
     * @param rerolls 0 or more
     * @throws IllegalArgumentException if there are fewer than 0 re-rolls
     */
    public Pool {
        if (rerolls < 0) throw new IllegalArgumentException(rerolls + " re-rolls");
    }

    /**
     * Dice without re-rolls.
     *
     * @param dice how many
     * @param target the number to equal or beat, 2 to 8
     * @return the pool
     */
    public static Pool of(int dice, int target) {
        return new Pool(dice, new Statistic(target), 0);
    }

    /**
     * The same dice with re-rolls.
     *
     * @param failures how many failures may be rolled again, 0 or more
     * @return another pool
     * @throws IllegalArgumentException if there are fewer than 0
     */
    public Pool reroll(int failures) {
        return new Pool(dice, target, failures);
    }

    /** The notation. */
    @Override
    public String toString() {
        return dice + "d" + target + (rerolls == 0 ? "" : " reroll " + rerolls);
    }
}
