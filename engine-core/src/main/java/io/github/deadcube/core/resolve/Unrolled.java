package io.github.deadcube.core.resolve;

import io.vavr.collection.Vector;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A vector that changes seldom as an array that is walked often: it is made again only where another vector comes. */
final class Unrolled<T> {
    private final IntFunction<T[]> make;
    private @Nullable Vector<T> of;
    private T[] elements;

    Unrolled(IntFunction<T[]> make) {
        this.make = make;
        this.elements = make.apply(0);
    }

    /** Its elements, not to be written to. */
    @SuppressWarnings("ReferenceEquality") // to compare two vectors is dearer than to walk one
    T[] of(Vector<T> vector) {
        if (vector != of) {
            elements = vector.isEmpty() ? make.apply(0) : vector.toJavaArray(make);
            of = vector;
        }
        return elements;
    }
}
