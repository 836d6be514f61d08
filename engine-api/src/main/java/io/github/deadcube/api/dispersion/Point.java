package io.github.deadcube.api.dispersion;

/**
 * A place on the plane of the table. Written {@code 10,24}.
 *
 * @param x inches towards the east, kept to 1e-9 (N3-8)
 * @param y inches towards the north, kept to 1e-9
 */
public record Point(double x, double y) {
    /**
     * Rounds to 1e-9 in.
     *
     * @param x inches towards the east
     * @param y inches towards the north
     */
    public Point {
        x = Inches.exact(x);
        y = Inches.exact(y);
    }

    /**
     * How far it is to another point.
     *
     * @param other another point
     * @return inches
     */
    public double distance(Point other) {
        return StrictMath.hypot(x - other.x, y - other.y);
    }

    /** The notation: {@code 10,24}, {@code -6,24.5}. */
    @Override
    public String toString() {
        return Inches.text(x) + "," + Inches.text(y);
    }
}
