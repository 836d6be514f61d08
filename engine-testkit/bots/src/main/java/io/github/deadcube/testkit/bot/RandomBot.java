package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.match.Bot;
import io.github.deadcube.testkit.match.Match;
import java.util.function.IntUnaryOperator;

/** A bot that chooses each option with the same probability, from a seed. Use one bot for each match. */
public final class RandomBot implements Bot {
    private final SplitMix64 chance;
    private final IntUnaryOperator draw;

    private RandomBot(SplitMix64 chance) {
        this.chance = chance;
        this.draw = chance::below;
    }

    /** Creates the bot of a side from the match's seed. Its draws are independent of the dice and of the other side's bot. */
    public static RandomBot of(long seed, Side side) {
        return new RandomBot(SplitMix64.stream(seed, side == Side.A ? 1 : 2));
    }

    /** A match with random choices and dice, determined by a seed. */
    public static Match match(Rules rules, GameState state, long seed) {
        return Match.between(rules, state, of(seed, Side.A), of(seed, Side.B), SeededDice.of(seed));
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
