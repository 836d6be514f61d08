package io.github.deadcube.testkit.bot;

import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * What a net sees of an option, from the numbers of an {@link Encoding}: {@code OptionInputs} of the Python package has
 * the same numbers in the same order, and explains them.
 */
final class OptionInputs {
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
