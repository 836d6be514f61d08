package io.github.deadcube.core.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import java.util.function.IntUnaryOperator;

/** A bot that chooses each option with the same probability, from a seed. Use one bot for each match. */
final class RandomBot implements Bot {
    private final SplitMix64 chance;
    private final IntUnaryOperator draw;

    private RandomBot(SplitMix64 chance) {
        this.chance = chance;
        this.draw = chance::below;
    }

    /** Creates the bot of a side from the match's seed. Its draws are independent of the dice and of the other side's bot. */
    static RandomBot of(long seed, Side side) {
        return new RandomBot(SplitMix64.stream(seed, side == Side.A ? 1 : 2));
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        return decision.offers().pick(draw);
    }

    @Override
    public Bot copy() {
        return new RandomBot(chance.copy());
    }
}
