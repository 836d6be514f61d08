package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import java.util.Arrays;
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

    /**
     * What a net sees of an option, from the numbers of an {@link Encoding}: {@code OptionInputs} of the Python package has the same numbers in
     * the same order, and explains them.
     */
    static final class OptionInputs {
        private static final double NEARER = 0.8;
        private static final int FARTHEST = 31;
        private static final int LEADS = 7;
        private static final float STEP = 4;
        private static final int NONE = -1;

        private static final Vector<String> VIEW = Features.ofView();
        private static final int OWN = VIEW.indexOf("own 1 in team");
        private static final int OTHER = VIEW.indexOf("other 1 in team");
        private static final int MODEL = VIEW.indexOf("own 2 in team") - OWN;
        private static final int CUBE = VIEW.indexOf("own 1 column") - OWN;
        private static final int GOAL = VIEW.indexOf("objective 1 column");
        private static final int OBJECTIVE = VIEW.indexOf("objective 2 column") - GOAL;

        private static final int[] KINDS = places("kind", "action", "purpose");
        private static final int[] KEPT = places("column", "row", "level", "face", "weapon", "number");
        private static final int ACTOR = place("actor");
        private static final int TARGET = place("target");
        private static final int PLACE = place("column");

        private static final float[] OPTION_SCALES = numbers(Features.scalesOfOption());
        static final float[] VIEW_SCALES = numbers(Features.scalesOfView());
        private static final float[] NEAR = near();

        static final int COUNT =
                Arrays.stream(KINDS).map(kind -> (int) OPTION_SCALES[kind]).sum() + KEPT.length + 2 * MODEL + LEADS;

        private OptionInputs() {}

        /** Writes the numbers of an option into an array of {@link #COUNT}. */
        static void write(float[] view, float[] option, float[] into) {
            Arrays.fill(into, 0);
            int at = 0;
            for (int kind : KINDS) {
                int number = (int) option[kind];
                int most = (int) OPTION_SCALES[kind];
                if (number > 0 && number <= most) into[at + number - 1] = 1;
                at += most;
            }
            for (int kept : KEPT) into[at++] = option[kept] / OPTION_SCALES[kept];
            int actor = model((int) option[ACTOR]);
            int target = model((int) option[TARGET]);
            model(view, actor, into, at);
            model(view, target, into, at + MODEL);
            leads(view, option, actor, target, into, at + 2 * MODEL);
        }

        /** Where the numbers of a model begin in a view. */
        private static int model(int number) {
            if (number == 0) return NONE;
            return number > 0 ? OWN + (number - 1) * MODEL : OTHER + (-number - 1) * MODEL;
        }

        private static void model(float[] view, int model, float[] into, int at) {
            if (model == NONE) return;
            for (int i = 0; i < MODEL; i++) into[at + i] = view[model + i] / VIEW_SCALES[model + i];
        }

        private static void leads(float[] view, float[] option, int actor, int target, float[] into, int at) {
            boolean place = option[PLACE] > 0;
            if (actor == NONE || !place && target == NONE) return;
            int here = actor + CUBE;
            float[] from = place ? option : view;
            int there = place ? PLACE : target + CUBE;
            if (view[here] == 0 || from[there] == 0) return;
            for (int i = 0; i < 3; i++) into[at + i] = (from[there + i] - view[here + i]) / STEP;
            float goal = goal(view, from, there);
            into[at + 3] = goal - goal(view, view, here);
            into[at + 4] = goal;
            float enemy = enemy(view, from, there);
            into[at + 5] = enemy - enemy(view, view, here);
            into[at + 6] = enemy;
        }

        private static float goal(float[] view, float[] cubes, int cube) {
            return nearest(view, GOAL, Encoding.OBJECTIVES, OBJECTIVE, cubes, cube);
        }

        private static float enemy(float[] view, float[] cubes, int cube) {
            return nearest(view, OTHER + CUBE, Encoding.MODELS, MODEL, cubes, cube);
        }

        private static float nearest(float[] view, int first, int count, int width, float[] cubes, int cube) {
            float best = 0;
            for (int at = first; at < first + count * width; at += width) {
                if (view[at] == 0) continue;
                float far = 0;
                for (int i = 0; i < 3; i++) far = Math.max(far, Math.abs(view[at + i] - cubes[cube + i]));
                best = Math.max(best, NEAR[Math.min((int) far, FARTHEST)]);
            }
            return best;
        }

        private static float[] near() {
            float[] near = new float[FARTHEST + 1];
            for (int far = 0; far <= FARTHEST; far++) near[far] = (float) StrictMath.pow(NEARER, far);
            return near;
        }

        private static int place(String name) {
            return Features.ofOption().indexOf(name);
        }

        private static int[] places(String... names) {
            return Arrays.stream(names).mapToInt(OptionInputs::place).toArray();
        }

        private static float[] numbers(Vector<Integer> scales) {
            float[] numbers = new float[scales.size()];
            for (int i = 0; i < numbers.length; i++) numbers[i] = scales.get(i);
            return numbers;
        }
    }
}
