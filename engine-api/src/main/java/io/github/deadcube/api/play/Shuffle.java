package io.github.deadcube.api.play;

import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/**
 * The order of things after a shuffle: the answer to a {@link Prompt.ShuffleRequest}. Written {@code order 3 1 2}.
 *
 * @param numbers each of 1 to the number of things shuffled, once
 */
@SavedName(value = "shuffle", parts = "numbers")
public record Shuffle(Vector<Integer> numbers) implements Input {
    /**
     * The order of things that stay where they are: 1, 2 and so on.
     *
     * @param things how many, 0 or more
     */
    public static Shuffle inOrder(int things) {
        return new Shuffle(Vector.rangeClosed(1, things));
    }

    /**
     * Whether it is an order of a given number of things.
     *
     * @param things how many, 0 or more
     * @return true if it has each number from 1 to {@code things} once, and no other number
     */
    public boolean orders(int things) {
        boolean[] there = new boolean[things + 1];
        for (int number : numbers) {
            if (number < 1 || number > things || there[number]) return false;
            there[number] = true;
        }
        return numbers.size() == things;
    }

    /** The notation: {@code order 3 1 2}. */
    @Override
    public String toString() {
        return "order " + numbers.mkString(" ");
    }
}
