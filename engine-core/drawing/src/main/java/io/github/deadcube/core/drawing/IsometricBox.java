package io.github.deadcube.core.drawing;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A box in the isometric view, in tenths of an inch from the battlefield's south-western corner.
 *
 * @param spot the spot on top of the box; 0 for none
 */
record IsometricBox(
        String kind, int spot, double west, double south, double east, double north, double bottom, double top) {
    /** Draws the visible sides: west, south and top. */
    void draw(Svg svg, Isometry view) {
        svg.path(
                kind + " west",
                view.path(
                        at(west, north, bottom), at(west, south, bottom), at(west, south, top), at(west, north, top)));
        svg.path(
                kind + " south",
                view.path(
                        at(west, south, bottom), at(east, south, bottom), at(east, south, top), at(west, south, top)));
        svg.path(
                kind + " top",
                view.path(at(west, south, top), at(east, south, top), at(east, north, top), at(west, north, top)));
    }

    /** Sorts boxes from the back to the front. Overlapping boxes keep their order. */
    static Vector<IsometricBox> backToFront(Vector<IsometricBox> boxes) {
        Vector<IsometricBox> left = boxes;
        Vector<IsometricBox> drawn = Vector.empty();
        while (left.nonEmpty()) {
            Vector<IsometricBox> waiting = left;
            IsometricBox next =
                    left.find(box -> !waiting.exists(other -> box.hides(other))).getOrElse(left.head());
            drawn = drawn.append(next);
            left = left.remove(next);
        }
        return drawn;
    }

    Option<IsometricBox> westOf(double line) {
        return Option.when(
                west < line, () -> new IsometricBox(kind, spot, west, south, Math.min(east, line), north, bottom, top));
    }

    Option<IsometricBox> eastOf(double line) {
        return Option.when(
                east > line, () -> new IsometricBox(kind, spot, Math.max(west, line), south, east, north, bottom, top));
    }

    Option<IsometricBox> southOf(double line) {
        return Option.when(
                south < line,
                () -> new IsometricBox(kind, spot, west, south, east, Math.min(north, line), bottom, top));
    }

    Option<IsometricBox> northOf(double line) {
        return Option.when(
                north > line,
                () -> new IsometricBox(kind, spot, west, Math.max(south, line), east, north, bottom, top));
    }

    private boolean hides(IsometricBox other) {
        boolean before = east <= other.west || north <= other.south || bottom >= other.top;
        boolean behind = west >= other.east || south >= other.north || top <= other.bottom;
        return before && !behind;
    }

    private static double[] at(double east, double north, double up) {
        return new double[] {east, north, up};
    }
}
