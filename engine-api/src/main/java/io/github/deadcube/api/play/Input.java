package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The answer to a {@link Prompt}: a player's {@link Choice}, {@link Dice}, or a {@link Shuffle}. */
public sealed interface Input permits Choice, Dice, Shuffle {
    /**
     * Reads the notation, as {@link Object#toString()} of every input writes it, but no dice at all. Never throws. A text has at most 2,000
     * characters and nests at most 8 command dice; a longer text is refused unread.
     *
     * @param text such as {@code A3 shoot rifle at B2}, {@code 8 3 5} or {@code order 3 1 2}; extra spaces are allowed
     * @return the input, or what is wrong with the text and what would be right; only the prompt of a game decides whether the
     *     input is legal
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
}
