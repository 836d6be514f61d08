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
 * A net with one hidden layer that rates the options of a decision. The Python package {@code deadcube} writes its file with {@code
 * write_net}. It is immutable, and may be used by several threads.
 */
final class OptionNet {
    /** A rating within this of the best is as good: sums of another order differ by less. */
    private static final float EQUAL = 1e-4f;

    private final int[] columns;
    /** By number of the view that is seen, for each of them all hidden units. */
    private final float[] state;

    private final float[] bias;
    /** By number of an option, for each of them all hidden units. */
    private final float[] option;

    private final float[] out;

    /**
     * The tables are by hidden unit, as in the file.
     *
     * @param columns the places of the numbers of a view that are seen
     */
    OptionNet(int[] columns, float[] state, float[] bias, float[] option, float[] out) {
        this.columns = columns;
        this.state = turned(state, out.length);
        this.bias = bias;
        this.option = turned(option, out.length);
        this.out = out;
    }

    /** Rows as columns: a sum skips numbers that are 0. */
    private static float[] turned(float[] table, int rows) {
        int width = table.length / rows;
        float[] turned = new float[table.length];
        for (int row = 0; row < rows; row++)
            for (int i = 0; i < width; i++) turned[i * rows + row] = table[row * width + i];
        return turned;
    }

    /** A bot for one match that takes the first option whose rating is within 0.0001 of the best. It draws nothing. */
    Bot bot() {
        return new LearnedBot(this);
    }

    /** The hidden layer before an option is seen. */
    private float[] seen(float[] view) {
        float[] sums = bias.clone();
        for (int c = 0; c < columns.length; c++)
            add(view[columns[c]] / OptionInputs.VIEW_SCALES[columns[c]], state, c, sums);
        return sums;
    }

    private float rating(float[] seen, float[] inputs) {
        float[] sums = seen.clone();
        for (int i = 0; i < inputs.length; i++) add(inputs[i], option, i, sums);
        float rating = 0;
        for (int h = 0; h < sums.length; h++) rating += out[h] * Math.max(0, sums[h]);
        return rating;
    }

    private static void add(float number, float[] table, int row, float[] sums) {
        if (number == 0) return;
        int first = row * sums.length;
        for (int h = 0; h < sums.length; h++) sums[h] += number * table[first + h];
    }

    /** Plays by a net. */
    private static final class LearnedBot implements Bot {
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
}
