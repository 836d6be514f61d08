package io.github.deadcube.api.play;

import io.github.deadcube.api.team.Profile;

/**
 * What a model has used up of its card, where that may be used once. It is known by number: the weapons in the order printed, from
 * 0 (SHO-8); after them the keywords, of which some give an item's use (ITEM-7). A value.
 */
public final class Spent {
    /** How many numbers there are; nothing is noted of what comes after them. */
    public static final int MOST = Integer.SIZE - 1;

    /** Nothing. */
    public static final Spent NONE = new Spent(0);

    private final int bits;

    private Spent(int bits) {
        this.bits = bits;
    }

    /**
     * The number of a keyword.
     *
     * @param card the card that prints it
     * @param keyword its place among the card's keywords, from 0
     * @return its number, after those of the weapons
     */
    public static int keyword(Profile card, int keyword) {
        return card.weapons().size() + keyword;
    }

    /**
     * Whether something is used up.
     *
     * @param number its number, not negative
     * @return whether it is; false from {@link #MOST} on
     */
    public boolean has(int number) {
        return number < MOST && (bits >> number & 1) != 0;
    }

    /**
     * This with one thing more.
     *
     * @param number its number, not negative
     * @return this and that; the same as this from {@link #MOST} on
     */
    public Spent with(int number) {
        return number >= MOST || has(number) ? this : new Spent(bits | 1 << number);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Spent s && bits == s.bits;
    }

    /** Another number for other things, and the same in every run. */
    @Override
    public int hashCode() {
        return bits;
    }

    /** The numbers, ascending, such as {@code 0 2}; {@code none} if nothing is used up. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < MOST; i++)
            if (has(i)) s.append(s.isEmpty() ? "" : " ").append(i);
        return s.isEmpty() ? "none" : s.toString();
    }
}
