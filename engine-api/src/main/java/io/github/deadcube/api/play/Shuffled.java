package io.github.deadcube.api.play;

import io.vavr.collection.Vector;

/**
 * The order in which things lie after a shuffle: the answer to a {@link Prompt.ShuffleRequest}. Written {@code order 3 1 2}.
 *
 * @param numbers each of 1 to the number of things shuffled, once
 */
public record Shuffled(Vector<Integer> numbers) implements Input {
    /** The notation: {@code order 3 1 2}. */
    @Override
    public String toString() {
        return "order " + numbers.mkString(" ");
    }
}
