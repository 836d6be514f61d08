package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.control.Option;

/** A bot that plays as the {@link FastPolicy} draws. Use one bot for each match. */
final class FastBot implements Bot {
    private final SplitMix64 chance;
    private Option<Setup> setup = Option.none();
    private Option<FastPolicy> policy = Option.none();

    private FastBot(SplitMix64 chance) {
        this.chance = chance;
    }

    /** Creates the bot of a side from the match's seed. Its draws are independent of the dice and of the other side's bot. */
    static FastBot of(long seed, Side side) {
        return new FastBot(SplitMix64.stream(seed, side == Side.A ? 1 : 2));
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        Position position = view.position();
        Setup agreed = Adviser.setup(position);
        if (!setup.contains(agreed)) {
            setup = Option.some(agreed);
            policy = Option.some(new FastPolicy(Evaluation.of(agreed)));
        }
        return policy.get().choose(position, decision, chance);
    }

    @Override
    public Bot copy() {
        return new FastBot(chance.copy());
    }
}
