package io.github.deadcube.testkit.jqwik;

import io.vavr.collection.Vector;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Leaves things out. */
final class Fewer {
    private Fewer() {}

    /** None of them; without one half or the other; without each quarter, and so on down to each one; the last first. */
    static <T> Stream<Vector<T>> of(Vector<T> things) {
        int all = things.size();
        return IntStream.iterate(all, size -> size > 0, size -> size / 2)
                .boxed()
                .flatMap(size -> IntStream.iterate(all - size, from -> from > -size, from -> from - size)
                        .mapToObj(from -> things.take(Math.max(from, 0)).appendAll(things.drop(from + size))));
    }
}
