package io.github.deadcube.testkit.bot;

/**
 * A net with one hidden layer that rates the options of a decision. The Python package {@code deadcube} writes its file
 * with {@code write_net}. It is immutable, and may be used by several threads.
 */
final class OptionNet {
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

    /** The hidden layer before an option is seen. */
    float[] seen(float[] view) {
        float[] sums = bias.clone();
        for (int c = 0; c < columns.length; c++)
            add(view[columns[c]] / OptionInputs.VIEW_SCALES[columns[c]], state, c, sums);
        return sums;
    }

    float rating(float[] seen, float[] inputs) {
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
}
