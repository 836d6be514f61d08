package io.github.deadcube.core.resolve;

import io.vavr.collection.Vector;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A cached array of a vector that rarely changes and is often iterated. */
final class Unrolled<T> {
    private final IntFunction<T[]> make;
    private @Nullable Vector<T> of;
    private T[] elements;

    Unrolled(IntFunction<T[]> make) {
        this.make = make;
        this.elements = make.apply(0);
    }

    /** The elements. Do not modify the array. */
    @SuppressWarnings("ReferenceEquality") // comparing two vectors costs more than copying one
    T[] of(Vector<T> vector) {
        if (vector != of) {
            elements = vector.isEmpty() ? make.apply(0) : vector.toJavaArray(make);
            of = vector;
        }
        return elements;
    }
}
