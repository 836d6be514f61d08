package io.github.deadcube.api.board;

/**
 * A model's body, for lines of sight: an upright cylinder as wide as its base and as tall as its SZ says (GEO-3).
 *
 * @param size SZ, 1 to 4
 * @param pinned whether the model lies
 */
public record Body(int size, boolean pinned) {
    private static final int[] BASES = {25, 40, 60, 60};
    private static final int[] HEIGHTS = {125, 150, 225, 275};
    private static final int LYING = 50;

    /**
     * Checks its SZ.
     *
     * @param size SZ, 1 to 4
     * @param pinned whether the model lies
     * @throws IllegalArgumentException if there is no such SZ
     */
    public Body {
        if (size < 1 || size > BASES.length) throw new IllegalArgumentException("SZ is 1 to 4, not " + size);
    }

    /**
     * The width of its base.
     *
     * @return millimetres
     */
    public int base() {
        return BASES[size - 1];
    }

    /**
     * How tall it is, where there is room.
     *
     * @return hundredths of an inch
     */
    public int height() {
        return pinned ? LYING : HEIGHTS[size - 1];
    }
}
