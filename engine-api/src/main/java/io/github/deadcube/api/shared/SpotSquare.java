package io.github.deadcube.api.shared;

/**
 * GEO-2, GEO-6: the one-inch square around a spot of a whole cube, of which platforms consist. Lengths are tenths of an
 * inch.
 *
 * @param west from the cube's western face
 * @param south from the cube's southern face
 */
public record SpotSquare(int west, int south) {
    public static final int SIDE = 10;

    /** The square of a spot, 1 to 9. */
    public static SpotSquare of(int spot) {
        return new SpotSquare((spot - 1) % 3 * SIDE, (spot - 1) / 3 * SIDE);
    }

    public int east() {
        return west + SIDE;
    }

    public int north() {
        return south + SIDE;
    }
}
