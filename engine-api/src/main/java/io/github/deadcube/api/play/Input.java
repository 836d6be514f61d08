package io.github.deadcube.api.play;

import io.vavr.control.Either;

/** What a {@link Prompt} is answered with: a player's {@link Choice}, the faces of {@link Dice}, or the {@link Shuffle} of a shuffle. */
public sealed interface Input permits Choice, Dice, Shuffle {
    /**
     * Reads the notation, as {@link Object#toString()} of every input writes it. Never throws. A text has 2,000 characters at most and
     * names 8 command dice at most, one in another; whatever is longer is refused unread.
     *
     * @param text such as {@code A3 shoot rifle at B2}, {@code 8 3 5} or {@code order 3 1 2}; spaces around it and between its
     *     words may be more than one
     * @return the input, or what is wrong with the text and what would be right; whether a game would accept the input is for its
     *     prompt to say
     */
    static Either<String, Input> parse(String text) {
        return InputNotation.parse(text);
    }
}
