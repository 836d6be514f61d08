package io.github.deadcube.testkit.replay;

import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values that recur, each once, with its number; in the order in which they came. */
final class Words<T> {
    private final Map<T, Integer> numbers = new LinkedHashMap<>();

    /** From 0. */
    int number(T value) {
        return numbers.computeIfAbsent(value, v -> numbers.size());
    }

    Vector<T> all() {
        return Vector.ofAll(numbers.keySet());
    }
}
