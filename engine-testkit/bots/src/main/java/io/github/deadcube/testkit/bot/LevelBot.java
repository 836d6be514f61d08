package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;

/** A bot that always thinks with the budget of its level, whatever budget a match has. */
record LevelBot(Bot bot, Budget own) implements Bot {
    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        return bot.choose(view, decision, own);
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
        return bot.choose(view, decision, own);
    }

    @Override
    public void ended() {
        bot.ended();
    }

    @Override
    public Bot copy() {
        return new LevelBot(bot.copy(), own);
    }
}
