package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;

/**
 * A test (DICE-1 to DICE-11): who rolls against whom or what, and why. Command dice, explosion, re-rolls and their order
 * are the engine's.
 *
 * @param occasion why it is made
 * @param one the side named first
 * @param other the side named second
 */
public record DiceTest(Occasion occasion, Contender one, Contender other) {
    /**
     * A test that is not opposed: it is passed with at least so many successes.
     *
     * @param occasion why it is made
     * @param one who rolls
     * @param needed the successes needed
     * @return the test
     */
    public static DiceTest of(Occasion occasion, Contender one, int needed) {
        return new DiceTest(occasion, one, new Contender.Known(needed));
    }

    /**
     * The rule that calls for it.
     *
     * @return the occasion's rule
     */
    public RuleId rule() {
        return occasion.rule();
    }
}
