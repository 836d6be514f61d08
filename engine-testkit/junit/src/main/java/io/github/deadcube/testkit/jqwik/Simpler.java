package io.github.deadcube.testkit.jqwik;

import java.util.stream.Stream;

/** How values of a type are made simpler. */
interface Simpler<T> {
    /**
     * Values that are tried in place of a value, best first; those that are not simpler are left out by whoever asks.
     *
     * @return made while they are asked for
     */
    Stream<T> than(T value);

    /** How simple a value is, weightiest first; of two the one is simpler that has the lower number where they differ. */
    long[] size(T value);
}
