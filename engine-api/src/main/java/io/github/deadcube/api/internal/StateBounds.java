package io.github.deadcube.api.internal;

/** The bounds of the numbers in a state. */
public final class StateBounds {
    /** The largest number for which no other bound is stated. */
    public static final int MOST = 9_999;

    public static final int MOST_DICE = 300;

    /** DICE-12: more single dice than any rule rolls at once. */
    public static final int MOST_SINGLE_DICE = 999;

    /** DICE-1: the lowest target number, and the lowest face that explodes. */
    public static final int EASIEST = 2;

    /** DICE-1: the highest of both. */
    public static final int HARDEST = 8;

    /** More cubes than any movement has. */
    public static final int MOST_CUBES = 99;

    /** More marks than any model has. */
    public static final int MOST_MARKS = 99;

    /** The largest amount of a mark, and the largest number of a marker. */
    public static final int HIGHEST_MARK = 999;

    /** More markers than any battlefield has. */
    public static final int MOST_MARKERS = 999;

    /** VIC-1: more than any game gives. */
    public static final int MOST_POINTS = 999_999;

    /** CMD-9: more special orders than any activation has. */
    public static final int MOST_ORDERS = 99;

    private StateBounds() {}
}
