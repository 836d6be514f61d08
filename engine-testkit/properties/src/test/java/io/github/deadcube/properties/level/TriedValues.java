package io.github.deadcube.properties.level;

import java.util.ArrayList;
import java.util.List;

/** The values with which the properties of {@link SampleProperties} were tried. */
final class TriedValues {
    private static final List<Long> NUMBERS = new ArrayList<>();

    private TriedValues() {}

    static void add(long number) {
        NUMBERS.add(number);
    }

    static List<Long> drain() {
        List<Long> seen = List.copyOf(NUMBERS);
        NUMBERS.clear();
        return seen;
    }
}
