package io.github.deadcube.core.workspace;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A cached list of a vector that rarely changes and is often iterated. */
final class Unrolled<T> {
    private @Nullable Vector<T> of;
    private List<T> elements = new ArrayList<>();

    /** The elements; the same list for the same vector. Do not modify it. */
    @SuppressWarnings("ReferenceEquality") // comparing two vectors costs more than copying one
    List<T> unrolled(Vector<T> vector) {
        if (vector != of) {
            List<T> all = new ArrayList<>(vector.size());
            // an iterator of the vector is twice as much code, in each method that asks for the elements
            for (int i = 0; i < vector.size(); i++) all.add(vector.get(i));
            elements = all;
            of = vector;
        }
        return elements;
    }
}
