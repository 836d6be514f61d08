package io.github.deadcube.core.sight;

/**
 * GEO-3: an upright cylinder.
 *
 * @param base its diameter in millimetres
 * @param height in hundredths of an inch
 */
record Body(int base, int height) {
    /** How tall a pinned model lies. */
    private static final int LYING = 50;

    private static final int[] BASES = {25, 40, 60, 60};
    private static final int[] HEIGHTS = {125, 150, 225, 275};

    /** The body of a model of some SZ, 1 to 4, whose profile states no other. */
    static Body of(int size, boolean pinned) {
        return new Body(BASES[size - 1], pinned ? LYING : HEIGHTS[size - 1]);
    }

    long radius() {
        return base * Lattice.HALF_MILLIMETRE;
    }
}
