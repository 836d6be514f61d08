package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.control.Option;

/** A bot that plays as {@link Evaluation#draw} draws. Use one bot for each match. */
final class FastBot implements Bot {
    private final SplitMix64 chance;
    private Option<Evaluation> evaluation = Option.none();

    FastBot(SplitMix64 chance) {
        this.chance = chance;
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        Position position = view.position();
        if (!evaluation.exists(known -> known.isFor(position))) evaluation = Option.some(Evaluation.at(position));
        return evaluation.get().draw(position, decision, chance);
    }

    @Override
    public Bot copy() {
        return new FastBot(chance.copy());
    }
}
