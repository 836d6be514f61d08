package io.github.deadcube.testkit.duel;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A bot that tries everything: it takes an option of the kind that it has taken least. Within that kind it draws
 * uniformly, from a seed. Use one bot for each match.
 */
public final class CuriousBot implements Bot {
    /** The name of this bot in kept games. */
    public static final String NAME = "curious";

    private final SplitMix64 chance;
    private final Map<String, Integer> taken;

    private CuriousBot(SplitMix64 chance, Map<String, Integer> taken) {
        this.chance = chance;
        this.taken = new TreeMap<>(taken);
    }

    /**
     * Creates the bot of a side from the match's seed. Its draws are independent of the dice and of the other side's
     * bot.
     */
    public static CuriousBot of(long seed, Side side) {
        return new CuriousBot(SplitMix64.stream(seed, side == Side.A ? 1 : 2), new TreeMap<>());
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        List<Choice> least = new ArrayList<>();
        int times = Integer.MAX_VALUE;
        for (Choice option : decision.options()) {
            int before = taken.getOrDefault(kind(option), 0);
            if (before < times) least.clear();
            times = Math.min(times, before);
            if (before == times) least.add(option);
        }
        Choice choice = least.get(chance.below(least.size()));
        taken.merge(kind(choice), 1, Integer::sum);
        return choice;
    }

    @Override
    public Bot copy() {
        return new CuriousBot(chance.copy(), taken);
    }

    private static String kind(Choice choice) {
        if (choice instanceof Choice.SpendDie spend) return "spend " + kind(spend.action());
        if (choice instanceof Choice.Use use) return use.rule().id();
        if (choice instanceof Choice.Decline decline) return "no " + decline.rule();
        return choice.getClass().getSimpleName();
    }
}
