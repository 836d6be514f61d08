package io.github.deadcube.testkit.statistics;

import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.function.IntSupplier;

/**
 * How often each value was seen.
 *
 * @param counts by value, 1 or more each
 */
public record Sample(SortedMap<Integer, Integer> counts) {
    /**
     * Checks it.
     *
     * @param counts by value, 1 or more each
     * @throws IllegalArgumentException if a count is less than 1
     */
    public Sample {
        if (counts.values().exists(n -> n < 1)) throw new IllegalArgumentException("counts below 1: " + counts);
    }

    /**
     * Draws values and counts them.
     *
     * @param size how many are drawn
     * @param draw gives one value a call
     * @return the counts
     */
    public static Sample of(int size, IntSupplier draw) {
        java.util.TreeMap<Integer, Integer> counts = new java.util.TreeMap<>();
        for (int i = 0; i < size; i++) counts.merge(draw.getAsInt(), 1, Integer::sum);
        return new Sample(TreeMap.ofAll(counts));
    }

    /**
     * How many values were drawn.
     *
     * @return the sum of the counts
     */
    public int size() {
        return counts.values().sum().intValue();
    }

    /**
     * How often one value was seen.
     *
     * @param value any number
     * @return 0 or more
     */
    public int count(int value) {
        return counts.get(value).getOrElse(0);
    }
}
