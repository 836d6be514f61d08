package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The answer to a {@link Prompt}: a player's {@link Choice}, {@link Dice}, or a {@link Shuffle}. */
public sealed interface Input permits Choice, Dice, Input.Shuffle {
    /**
     * Reads the notation, as {@link Object#toString()} of every input writes it, but no dice at all. Never throws. A
     * text has at most 2,000 characters and nests at most 8 command dice; a longer text is refused unread.
     *
     * @param text such as {@code A3 shoot rifle at B2}, {@code 8 3 5} or {@code order 3 1 2}; extra spaces are allowed
     * @return the input, or what is wrong with the text and what would be right; only the prompt of a game decides
     *     whether the input is legal
     */
    static Either<Seq<Fault>, Input> read(String text) {
        return InputNotation.parse(text).mapLeft(Vector::of);
    }

    /**
     * The input with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    static Input of(String text) {
        return Fault.orThrow(read(text));
    }

    /**
     * The order of things after a shuffle: the answer to a {@link Prompt.ShuffleRequest}. Written {@code order 3 1 2}.
     *
     * @param numbers each of 1 to the number of things shuffled, once
     */
    @SavedName("shuffle")
    record Shuffle(Vector<Integer> numbers) implements Input {
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
}
