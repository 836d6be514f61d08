package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;

/**
 * Something that lies on a model for a while: a marker on the table, or an effect that lasts.
 *
 * @param rule the rule that put it there
 * @param amount its number, as the rule reads it
 * @param until when it goes by itself
 */
public record Mark(RuleId rule, int amount, Until until) {
    /** When a mark goes. */
    public enum Until {
        /** When the attack or explosion that goes on is over. */
        ATTACK,
        /** At the end of the activation that goes on. */
        ACTIVATION,
        /** In the end phase (RND-9). */
        ROUND,
        /** It stays until a rule takes it off. */
        GAME
    }
}
