package io.github.deadcube.api.odds;

import io.github.deadcube.api.team.Statistic;

/**
 * The d8 of one side of a test (DICE-1), modifiers included. Written {@code 3d5+}, {@code 3d5+ reroll 1} or {@code 3d5+ explode 7}.
 *
 * @param dice how many dice, 0 to {@value #MOST}; of 0 dice nothing is rolled (DICE-4)
 * @param target the number to equal or beat, 2 to 8; without one there is no success (DICE-5)
 * @param rerolls DICE-8: up to so many failures, bonus dice among them, are rolled again once each when all bonus dice are
 *     in; 0 or more
 * @param explodes DICE-3, R25-K-HOLO-SIGHT: the lowest face that is a success whatever the target and brings a bonus die, 2 to 8
 */
public record Pool(int dice, Statistic target, int rerolls, int explodes) {
    /** The most dice of a pool: no row of faces is longer ({@link io.github.deadcube.api.play.Input#parse}). */
    public static final int MOST = 999;

    private static final int LEAST_TARGET = 2;
    private static final int EIGHT = 8;

    /**
     * Checks it.
     *
     * @param dice 0 to {@value #MOST}
     * @param target 2 to 8, or none
     * @param rerolls 0 or more
     * @param explodes 2 to 8
     * @throws IllegalArgumentException if a number is out of its range
     */
    public Pool {
        if (dice < 0 || dice > MOST)
            throw new IllegalArgumentException("a pool has 0 to " + MOST + " dice, not " + dice);
        if (target.exists() && (target.target() < LEAST_TARGET || target.target() > EIGHT))
            throw new IllegalArgumentException(
                    "a pool's target is " + LEAST_TARGET + " to " + EIGHT + ", or 0 for none, not " + target.target());
        if (rerolls < 0) throw new IllegalArgumentException("a pool has 0 re-rolls or more, not " + rerolls);
        if (explodes < LEAST_TARGET || explodes > EIGHT)
            throw new IllegalArgumentException(
                    "a pool's dice explode from " + LEAST_TARGET + " to " + EIGHT + ", not " + explodes);
    }

    /**
     * Dice of which the 8s explode.
     *
     * @param dice 0 to {@value #MOST}
     * @param target 2 to 8, or none
     * @param rerolls 0 or more
     * @throws IllegalArgumentException if a number is out of its range
     */
    public Pool(int dice, Statistic target, int rerolls) {
        this(dice, target, rerolls, EIGHT);
    }

    /**
     * Dice without re-rolls.
     *
     * @param dice how many, 0 to {@value #MOST}
     * @param target the number to equal or beat, 2 to 8
     * @return the pool
     * @throws IllegalArgumentException if a number is out of its range
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
        return new Pool(dice, target, failures, explodes);
    }

    /**
     * The same dice, of which more faces explode.
     *
     * @param lowest the lowest face that does, 2 to 8
     * @return another pool
     * @throws IllegalArgumentException if it is no such face
     */
    public Pool exploding(int lowest) {
        return new Pool(dice, target, rerolls, lowest);
    }

    /** The notation. */
    @Override
    public String toString() {
        return dice + "d" + target + (explodes == EIGHT ? "" : " explode " + explodes)
                + (rerolls == 0 ? "" : " reroll " + rerolls);
    }
}
