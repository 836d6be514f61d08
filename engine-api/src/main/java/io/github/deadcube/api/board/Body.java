package io.github.deadcube.api.board;

/**
 * A model's body, for lines of sight and for where it may stand: an upright cylinder as wide as its base and as tall as its SZ
 * says, unless its profile says otherwise (GEO-3).
 *
 * @param size SZ, 1 to 4, by which it passes gaps and finds room
 * @param base the width of its base in millimetres
 * @param tall how tall it is upright, in hundredths of an inch
 * @param pinned whether the model lies
 */
public record Body(int size, int base, int tall, boolean pinned) {
    private static final int[] BASES = {25, 40, 60, 60};
    private static final int[] HEIGHTS = {125, 150, 225, 275};
    private static final int LYING = 50;

    /**
     * Checks it.
     *
     * @throws IllegalArgumentException if there is no such SZ, or no such body
     */
    public Body {
        checked(size);
        if (base < 1 || tall < 1)
            throw new IllegalArgumentException("no body is " + base + " mm wide and " + tall + " high");
    }

    /**
     * One as usual for its SZ.
     *
     * @throws IllegalArgumentException if there is no such SZ
     */
    public Body(int size, boolean pinned) {
        this(size, base(size), tall(size), pinned);
    }

    /**
     * The usual base.
     *
     * @param size SZ, 1 to 4
     * @return millimetres
     * @throws IllegalArgumentException if there is no such SZ
     */
    public static int base(int size) {
        return BASES[checked(size) - 1];
    }

    /**
     * The usual height.
     *
     * @param size SZ, 1 to 4
     * @return hundredths of an inch
     * @throws IllegalArgumentException if there is no such SZ
     */
    public static int tall(int size) {
        return HEIGHTS[checked(size) - 1];
    }

    private static int checked(int size) {
        if (size < 1 || size > BASES.length) throw new IllegalArgumentException("SZ is 1 to 4, not " + size);
        return size;
    }

    /** How tall it is as it stands or lies, where there is room: hundredths of an inch. */
    public int height() {
        return pinned ? Math.min(tall, LYING) : tall;
    }
}
