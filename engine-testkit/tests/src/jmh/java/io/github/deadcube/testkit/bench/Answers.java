package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;

/** The inputs of two random bots and of the dice in one game, from one seed. */
final class Answers {
    private final Bot a;
    private final Bot b;
    private final SplitMix64 dice;
    private GameState state;

    Answers(GameState begin, long seed) {
        state = begin;
        a = Bot.random(seed, Side.A);
        b = Bot.random(seed, Side.B);
        dice = SplitMix64.dice(seed);
    }

    Input to(GameState asked, Prompt prompt) {
        state = asked;
        if (prompt instanceof Prompt.Decision decision)
            return (decision.side() == Side.A ? a : b).choose(state.seenBy(decision.side()), decision);
        if (prompt instanceof Prompt.DiceRequest request) return dice.roll(request);
        if (prompt instanceof Prompt.ShuffleRequest request) return dice.shuffle(request);
        throw new IllegalStateException("nothing answers " + prompt);
    }
}
