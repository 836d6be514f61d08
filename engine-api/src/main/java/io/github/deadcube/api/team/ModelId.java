package io.github.deadcube.api.team;

import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A model of a strike team, written {@code A3}: the third model of side A in the order of its team.
 *
 * @param side the side of its strike team, even if the other side controls it
 * @param number 1 for the first of the team
 */
public record ModelId(Side side, int number) implements Comparable<ModelId> {
    /** Written out as that of {@link io.github.deadcube.api.battlefield.Cube}. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof ModelId m && side == m.side && number == m.number;
    }

    /**
     * Reads the notation. Never throws. The name has at most four characters; a longer text is not read.
     *
     * @param text such as {@code A3}
     * @return the model, or why the text does not name one
     */
    public static Either<Seq<Fault>, ModelId> read(String text) {
        return Fault.unlessUnread(parse(text), text, "a model such as A3");
    }

    /**
     * The model with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static ModelId of(String text) {
        return Fault.orThrow(read(text));
    }

    private static Option<ModelId> parse(String text) {
        if (text.length() < 2 || text.length() > 4) return Option.none();
        char side = text.charAt(0);
        if ((side != 'A' && side != 'B') || text.charAt(1) == '0') return Option.none();
        int number = 0;
        for (int i = 1; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) return Option.none();
            number = number * 10 + digit;
        }
        return Option.some(new ModelId(side == 'A' ? Side.A : Side.B, number));
    }

    /** Team order, side A first. */
    @Override
    public int compareTo(ModelId other) {
        return side != other.side ? side.compareTo(other.side) : Integer.compare(number, other.number);
    }

    /** The notation: {@code A3}. */
    @Override
    public String toString() {
        return side.name() + number;
    }
}
