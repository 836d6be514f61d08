package io.github.deadcube.testkit.statistics;

import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.function.IntSupplier;

/** The count of each value in a sample. */
public record Sample(SortedMap<Integer, Integer> counts) {
    /** Throws an IllegalArgumentException if a count is below 1. */
    public Sample {
        if (counts.values().exists(n -> n < 1)) throw new IllegalArgumentException("counts below 1: " + counts);
    }

    /** Draws {@code size} values, one for each call, and counts them. */
    public static Sample of(int size, IntSupplier draw) {
        java.util.TreeMap<Integer, Integer> counts = new java.util.TreeMap<>();
        for (int i = 0; i < size; i++) counts.merge(draw.getAsInt(), 1, Integer::sum);
        return new Sample(TreeMap.ofAll(counts));
    }

    public int size() {
        return counts.values().sum().intValue();
    }

    public int count(int value) {
        return counts.get(value).getOrElse(0);
    }
}
