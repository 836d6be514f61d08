package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;

/**
 * An explosion (KT-3): one roll against every model in a cube; then the models are thrown and pinned.
 *
 * @param rule the rule that explodes: K-FRAG, K-BOOM …
 * @param at the cube, the side that rolls, and the weapon with the AP and keywords that apply
 * @param dice the number of dice, each against 4+; 0 for an explosion without damage (K-BLAST)
 */
@SavedName(value = "explosion", parts = "rule at dice")
public record Explosion(
        RuleId rule,
        Impact at,
        @InText(least = 0, most = 300) int dice) implements DelayedEffect {
    /**
     * Checks the dice.
     *
     * @throws IllegalArgumentException if the dice are fewer than 0
     */
    public Explosion {
        if (dice < 0) throw new IllegalArgumentException(rule + " explodes with " + dice + " dice");
    }
}
