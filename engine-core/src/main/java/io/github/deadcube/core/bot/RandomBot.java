package io.github.deadcube.core.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.chance.SplitMix64;
import java.util.function.IntUnaryOperator;

/** A bot that chooses each option with the same probability. */
final class RandomBot implements Bot {
    private final SplitMix64 chance;
    private final IntUnaryOperator draw;

    RandomBot(SplitMix64 chance) {
        this.chance = chance;
        this.draw = chance::below;
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
