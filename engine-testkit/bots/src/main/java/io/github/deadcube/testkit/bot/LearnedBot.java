package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A bot that takes the first option whose rating by a net is within 0.0001 of the best. It draws nothing. Use one bot
 * for each match.
 */
final class LearnedBot implements Bot {
    /** A rating within this of the best is as good: sums of another order differ by less. */
    private static final float EQUAL = 1e-4f;

    private final OptionNet net;
    private @Nullable Encoding encoding;
    private @Nullable Setup setup;

    LearnedBot(OptionNet net) {
        this.net = net;
    }

    @Override
    public Choice choose(PlayerView view, Decision decision) {
        Encoding by = encoding(view.position().game().setup());
        float[] numbers = by.view(view);
        float[] seen = net.seen(numbers);
        Vector<Choice> options = decision.options();
        float[] ratings = new float[options.size()];
        float[] inputs = new float[OptionInputs.COUNT];
        float best = Float.NEGATIVE_INFINITY;
        int at = 0;
        for (Choice choice : options) {
            OptionInputs.write(numbers, by.option(view.side(), decision.purpose(), choice), inputs);
            ratings[at] = net.rating(seen, inputs);
            best = Math.max(best, ratings[at++]);
        }
        int chosen = 0;
        while (ratings[chosen] < best - EQUAL) chosen++;
        return options.get(chosen);
    }

    private Encoding encoding(Setup of) {
        if (encoding == null || !of.equals(setup)) {
            encoding = Encoding.of(of);
            setup = of;
        }
        return encoding;
    }

    @Override
    public Bot copy() {
        return new LearnedBot(net);
    }
}
