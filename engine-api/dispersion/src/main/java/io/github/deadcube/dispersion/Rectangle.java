package io.github.deadcube.dispersion;

/**
 * A table, a deployment zone or another area, with sides that run north and east. Written {@code 0,0,48,12}: the
 * south-western corner, then the north-eastern. This record does not check it; the rule refuses an empty rectangle.
 *
 * @param west the smallest x, in inches, rounded to 1e-9
 * @param south the smallest y
 * @param east the largest x
 * @param north the largest y
 */
public record Rectangle(double west, double south, double east, double north) {
    /** Rounds to 1e-9 in. */
    public Rectangle {
        west = Inches.exact(west);
        south = Inches.exact(south);
        east = Inches.exact(east);
        north = Inches.exact(north);
    }

    /**
     * A table with its south-western corner at {@code 0,0}.
     *
     * @param width inches from west to east
     * @param depth inches from south to north
     */
    public static Rectangle table(double width, double depth) {
        return new Rectangle(0, 0, width, depth);
    }

    /** The rectangle between any two opposite corners. */
    public static Rectangle between(Point one, Point other) {
        return new Rectangle(
                Math.min(one.x(), other.x()),
                Math.min(one.y(), other.y()),
                Math.max(one.x(), other.x()),
                Math.max(one.y(), other.y()));
    }

    /** Whether a point is in it, border included. */
    public boolean contains(Point point) {
        return west <= point.x() && point.x() <= east && south <= point.y() && point.y() <= north;
    }

    /** Whether all of another rectangle is in it, border included. */
    public boolean contains(Rectangle other) {
        return west <= other.west && other.east <= east && south <= other.south && other.north <= north;
    }

    /** The distance of a point from its nearest part, in inches; 0 inside. */
    public double distance(Point point) {
        double across = Math.max(0, Math.max(west - point.x(), point.x() - east));
        double along = Math.max(0, Math.max(south - point.y(), point.y() - north));
        return StrictMath.hypot(across, along);
    }

    /** The notation: {@code 0,0,48,12}. */
    @Override
    public String toString() {
        return Inches.text(west) + "," + Inches.text(south) + "," + Inches.text(east) + "," + Inches.text(north);
    }
}
