package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;

/**
 * The item that a model carries (ITEM-1).
 *
 * @param item what it is, such as I-AMMO
 * @param token the number of the token that it was; 0 for equipment bought for the model
 */
public record Carried(RuleId item, int token) {
    /**
     * DMG-4: bought equipment is never left on the battlefield.
     *
     * @return whether it was bought
     */
    public boolean bought() {
        return token == 0;
    }
}
