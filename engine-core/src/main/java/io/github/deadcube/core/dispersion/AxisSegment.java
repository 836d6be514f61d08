package io.github.deadcube.core.dispersion;

import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Dispersion.Rectangle;
import io.github.deadcube.api.dispersion.Landing.Stretch;
import io.vavr.collection.Vector;

/**
 * A segment of a line that runs east or north.
 *
 * @param eastward whether it runs east
 * @param at its y if it runs east, else its x
 * @param from where it begins
 * @param to where it ends
 */
record AxisSegment(boolean eastward, double at, double from, double to) {
    /** What lies before and beyond the places where a round base would reach into an area. */
    Vector<AxisSegment> clearOf(Rectangle area, double radius) {
        double low = eastward ? area.south() : area.west();
        double high = eastward ? area.north() : area.east();
        double beside = Math.max(0, Math.max(low - at, at - high));
        if (beside >= radius - Consequence.EXACT) return Vector.of(this);
        double reach = StrictMath.sqrt(radius * radius - beside * beside);
        double begins = (eastward ? area.west() : area.south()) - reach;
        double ends = (eastward ? area.east() : area.north()) + reach;
        return Vector.of(
                        new AxisSegment(eastward, at, from, Math.min(to, begins)),
                        new AxisSegment(eastward, at, Math.max(from, ends), to))
                .filter(line -> line.from <= line.to);
    }

    Stretch stretch() {
        return eastward
                ? new Stretch(new Point(from, at), new Point(to, at))
                : new Stretch(new Point(at, from), new Point(at, to));
    }
}
