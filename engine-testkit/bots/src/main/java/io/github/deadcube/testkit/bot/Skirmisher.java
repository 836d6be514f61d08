package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.match.Bot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Chooses at random from a seed, but seldom idly: attacks are likelier than moves, steps towards enemies and objectives
 * likelier than others, and both likelier than to do nothing. It looks no further, and plays badly; it is there so that
 * games have something to tell. Belongs to one match.
 */
public final class Skirmisher implements Bot {
    private final SplitMix64 chance;
    private final List<Choice> options = new ArrayList<>();
    private final Consumer<Choice> each = options::add;
    private int[] weights = new int[64];

    private Skirmisher(SplitMix64 chance) {
        this.chance = chance;
    }

    /**
     * The bot of a side. Its draws are none of the dice's, nor of the other side's bot.
     *
     * @param seed any number; the match's, as for {@link SeededDice#of}
     * @param side whom it chooses for
     * @return a bot that has not drawn yet
     */
    public static Skirmisher of(long seed, Side side) {
        return new Skirmisher(SplitMix64.stream(seed, side == Side.A ? 1 : 2));
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        options.clear();
        decision.offers().forEach(each);
        if (weights.length < options.size()) weights = Arrays.copyOf(weights, options.size() * 2);
        Inclination inclination = new Inclination(view.position());
        int sum = 0;
        for (int i = 0; i < options.size(); i++) {
            weights[i] = inclination.towards(options.get(i));
            sum += weights[i];
        }
        int drawn = chance.below(sum);
        int i = 0;
        while (drawn >= weights[i]) drawn -= weights[i++];
        return options.get(i);
    }

    @Override
    public Bot copy() {
        return new Skirmisher(chance.copy());
    }
}
