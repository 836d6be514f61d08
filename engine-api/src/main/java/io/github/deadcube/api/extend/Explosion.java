package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;

/**
 * An explosion (KT-3): one roll against every model in a cube, which is then thrown and pinned.
 *
 * @param rule what it is: K-FRAG, K-BOOM …
 * @param at the cube, whose explosion it is, and the weapon whose AP and keywords apply
 * @param dice how many dice it rolls, against 4+; 0 for an explosion without damage (K-BLAST)
 */
public record Explosion(RuleId rule, Impact at, int dice) implements DelayedEffect {
    /**
     * Checks the dice.
     *
     * @throws IllegalArgumentException if the dice are fewer than 0
     */
    public Explosion {
        if (dice < 0) throw new IllegalArgumentException(rule + " explodes with " + dice + " dice");
    }
}
