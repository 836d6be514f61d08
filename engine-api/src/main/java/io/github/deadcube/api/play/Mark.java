package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InFull;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * A mark on a model that stays for a time: a physical marker, or a lasting effect.
 *
 * @param rule the rule that put it there
 * @param by the side that owns the mark, where that matters (K-PREY); usually empty
 * @param amount a number from 0 to 999; the rule decides its meaning
 * @param until the time at which it ends automatically
 */
@InFull
@SavedName("mark")
public record Mark(
        RuleId rule,
        Option<Side> by,
        @InText(least = 0, most = 999) int amount,
        Until until) {
    /** A mark that no side owns. */
    public Mark(RuleId rule, int amount, Until until) {
        this(rule, Option.none(), amount, until);
    }

    /** The time at which a mark ends. */
    @SavedName("until")
    public enum Until {
        /**
         * When the current test is over, in a game with a special order that lasts for a test; otherwise, and at the
         * latest, at the end of the current activation.
         */
        TEST,
        /** When the current attack or explosion is over. */
        ATTACK,
        /**
         * After all shots of the owner's next SHOOT, in a game with a special order that lasts for a SHOOT; otherwise,
         * and at the latest, at the end of the current activation.
         */
        SHOOT,
        /** At the end of the current activation. */
        ACTIVATION,
        /** At the end of the current turn. */
        TURN,
        /** In the end phase (RND-9). */
        ROUND,
        /** It stays until a rule removes it. */
        GAME
    }
}
