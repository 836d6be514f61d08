package io.github.deadcube.core.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;

/** A player that chooses for a side in a match. */
@FunctionalInterface
public interface Bot {
    /**
     * A bot for one match that chooses each option with the same probability.
     *
     * @param seed of the match; the draws are independent of the dice and of the other side's bot
     */
    static Bot random(long seed, Side side) {
        return RandomBot.of(seed, side);
    }

    /** Chooses one of the options. */
    Choice choose(PlayerView view, Prompt.Decision decision);

    /** Chooses one of the options within a budget. By default it ignores the budget: a bot that searches overrides this method. */
    default Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
        return choose(view, decision);
    }

    /** Called after the last choice: when the match ends or is left, also after a failure. */
    default void ended() {}

    /**
     * A copy with the same memory: from here on, both choose the same for the same prompts. Copy the bot to return to this
     * point of a match later. A bot without memory returns itself.
     */
    default Bot copy() {
        return this;
    }
}
