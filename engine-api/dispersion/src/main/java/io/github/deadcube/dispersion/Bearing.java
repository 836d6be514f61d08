package io.github.deadcube.dispersion;

/**
 * N3-2 to N3-4: a direction, as a step of length 1. Quarter turns are exact. The direction to the centre is calculated
 * in whole parts of an inch, because points near the centre need it.
 */
record Bearing(double east, double north) {
    private static final Bearing NORTH = new Bearing(0, 1);
    private static final double PARTS = 1e9;

    /** N3-2: number 1 faces the centre of the table; on the centre itself, north. */
    static Bearing toCentre(Rectangle table, Point point) {
        double east = parts(table.west()) + parts(table.east()) - 2 * parts(point.x());
        double north = parts(table.south()) + parts(table.north()) - 2 * parts(point.y());
        if (east == 0 && north == 0) return NORTH;
        double length = StrictMath.hypot(east, north);
        return new Bearing(east / length, north / length);
    }

    /** N3-3: turned by a number of equal sectors. */
    Bearing clockwise(int steps, int sectors) {
        int quarters = 4 * steps / sectors;
        int rest = 4 * steps - quarters * sectors;
        double angle = Math.PI / 2 * Math.min(rest, sectors - rest) / sectors;
        boolean beyondTheDiagonal = 2 * rest > sectors;
        double cosine = beyondTheDiagonal ? StrictMath.sin(angle) : StrictMath.cos(angle);
        double sine = beyondTheDiagonal ? StrictMath.cos(angle) : StrictMath.sin(angle);
        Bearing turned = new Bearing(east * cosine + north * sine, north * cosine - east * sine);
        for (int i = 0; i < quarters; i++) turned = new Bearing(turned.north, -turned.east);
        return turned;
    }

    /** N3-4: the point at a distance in inches. */
    Point from(Point start, double inches) {
        return new Point(start.x() + inches * east, start.y() + inches * north);
    }

    /** A length of an exact point is a whole number of parts; as a double it is exact up to 9 million inches. */
    private static double parts(double inches) {
        return Math.rint(inches * PARTS);
    }
}
