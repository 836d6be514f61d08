package io.github.deadcube.api.odds;

/**
 * Exact probabilities. A model that may roll failures again (DICE-8) always does; command dice (CMD-5, CMD-7) are not
 * spent.
 */
public interface Odds {
    /**
     * DICE-1 to DICE-5, DICE-8: the successes of a test. Every 8 is a success and brings a bonus die, without limit.
     *
     * @param pool the dice that are rolled
     * @return the successes, 0 or more, exactly
     */
    Distribution successes(Pool pool);

    /**
     * DICE-6: the difference of an opposed test.
     *
     * @param one the dice of the side named first
     * @param other the dice of the side named second
     * @return the successes of the one less those of the other
     */
    default Distribution difference(Pool one, Pool other) {
        return successes(one).minus(successes(other));
    }
}
