package io.github.deadcube.api.battlefield;

/**
 * A model's body, for lines of sight and for the spots that it fits on (GEO-3). It is an upright cylinder. Its base and
 * height follow from its SZ, unless the card states others.
 *
 * @param size SZ, 1 to 4, which decides the gaps and spots that it fits
 * @param base the width of its base in millimetres, 1 or more
 * @param tall how tall it is upright, in hundredths of an inch, 1 or more
 * @param pinned whether the model lies down (PIN-1)
 */
public record Body(int size, int base, int tall, boolean pinned) {
    /** As that of a record. Written out, since lines of sight compare bodies often. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Body b && size == b.size && base == b.base && tall == b.tall && pinned == b.pinned;
    }

    private static final int[] BASES = {25, 40, 60, 60};
    private static final int[] HEIGHTS = {125, 150, 225, 275};
    private static final int LYING = 50;

    /**
     * Checks the size, base and height.
     *
     * @throws IllegalArgumentException if the size is not 1 to 4, or the base or the height is less than 1
     */
    public Body {
        checked(size);
        if (base < 1 || tall < 1)
            throw new IllegalArgumentException(
                    "a body cannot be " + base + " mm wide and " + tall + " hundredths of an inch tall");
    }

    /**
     * A body with the usual base and height of its SZ.
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

    /** Its height, upright or pinned, where no floor limits it, in hundredths of an inch. */
    public int height() {
        return pinned ? Math.min(tall, LYING) : tall;
    }
}
