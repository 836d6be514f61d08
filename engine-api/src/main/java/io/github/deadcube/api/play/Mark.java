package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * Something that lies on a model for a while: a marker on the table, or an effect that lasts.
 *
 * @param rule the rule that put it there
 * @param by the side whose mark it is, where that matters (K-PREY); none for most
 * @param amount its number, as the rule reads it
 * @param until when it goes by itself
 */
public record Mark(RuleId rule, Option<Side> by, int amount, Until until) {
    /** A mark that is no side's. */
    public Mark(RuleId rule, int amount, Until until) {
        this(rule, Option.none(), amount, until);
    }

    /** When a mark goes. */
    public enum Until {
        /** When the test that goes on is over. */
        TEST,
        /** When the attack or explosion that goes on is over. */
        ATTACK,
        /** When the owner's next SHOOT is over, all its shots, and at the end of the activation that goes on at the latest. */
        SHOOT,
        /** At the end of the activation that goes on. */
        ACTIVATION,
        /** At the end of the turn that goes on. */
        TURN,
        /** In the end phase (RND-9). */
        ROUND,
        /** It stays until a rule takes it off. */
        GAME
    }
}
