package io.github.deadcube.dispersion;

/**
 * A place on the plane of the table. Written {@code 10,24}.
 *
 * @param x inches towards the east, rounded to 1e-9 (N3-8)
 * @param y inches towards the north, rounded to 1e-9
 */
public record Point(double x, double y) {
    /** Rounds to 1e-9 in. */
    public Point {
        x = Inches.exact(x);
        y = Inches.exact(y);
    }

    /** The distance to another point, in inches. */
    public double distance(Point other) {
        return StrictMath.hypot(x - other.x, y - other.y);
    }

    /** The notation: {@code 10,24}, {@code -6,24.5}. */
    @Override
    public String toString() {
        return Inches.text(x) + "," + Inches.text(y);
    }
}
