package io.github.deadcube.dispersion;

import io.vavr.collection.Vector;

/**
 * N3-5: the centres of a base in its owner's zone that touches a border of the table. Along each border they form a
 * line at the distance of the radius, without the barred areas.
 */
final class Borders {
    private Borders() {}

    static Vector<Rectangle> places(Dispersion dispersion, Rectangle zone) {
        double radius = dispersion.radius();
        Vector<Rectangle> barred = dispersion.enemyZones().appendAll(dispersion.barred());
        return lines(dispersion.table(), zone, radius)
                .flatMap(line -> barred.foldLeft(
                        Vector.of(line), (left, area) -> left.flatMap(part -> part.clearOf(area, radius))))
                .map(AxisSegment::line);
    }

    /** The lines of centres along the borders that the zone touches. */
    private static Vector<AxisSegment> lines(Rectangle table, Rectangle zone, double radius) {
        double west = zone.west() + radius;
        double south = zone.south() + radius;
        double east = zone.east() - radius;
        double north = zone.north() - radius;
        Vector<AxisSegment> lines = Vector.empty();
        if (west > east || south > north) return lines;
        if (zone.south() == table.south()) lines = lines.append(new AxisSegment(true, south, west, east));
        if (zone.east() == table.east()) lines = lines.append(new AxisSegment(false, east, south, north));
        if (zone.north() == table.north()) lines = lines.append(new AxisSegment(true, north, west, east));
        if (zone.west() == table.west()) lines = lines.append(new AxisSegment(false, west, south, north));
        return lines;
    }

    /**
     * A segment of a line to the east or to the north.
     * @param eastward whether it runs east
     * @param at its y if it runs east, else its x
     */
    record AxisSegment(boolean eastward, double at, double from, double to) {
        /** The parts of a segment outside an area, for a round base. */
        Vector<AxisSegment> clearOf(Rectangle area, double radius) {
            double low = eastward ? area.south() : area.west();
            double high = eastward ? area.north() : area.east();
            double beside = Math.max(0, Math.max(low - at, at - high));
            if (beside >= radius - Obligations.EXACT) return Vector.of(this);
            double reach = StrictMath.sqrt(radius * radius - beside * beside);
            double begins = (eastward ? area.west() : area.south()) - reach;
            double ends = (eastward ? area.east() : area.north()) + reach;
            return Vector.of(
                            new AxisSegment(eastward, at, from, Math.min(to, begins)),
                            new AxisSegment(eastward, at, Math.max(from, ends), to))
                    .filter(line -> line.from <= line.to);
        }

        Rectangle line() {
            return eastward ? new Rectangle(from, at, to, at) : new Rectangle(at, from, at, to);
        }
    }
}
