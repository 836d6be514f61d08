package io.github.deadcube.core.view;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A box, in tenths of an inch from the battlefield's south-western corner, and the spot on top of it; 0 for none. */
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

    /** Its part within these lines; none if it has no part there. */
    Option<IsometricBox> within(double fromWest, double fromSouth, double toEast, double toNorth) {
        IsometricBox part = new IsometricBox(
                kind,
                spot,
                Math.max(west, fromWest),
                Math.max(south, fromSouth),
                Math.min(east, toEast),
                Math.min(north, toNorth),
                bottom,
                top);
        return Option.when(part.west < part.east && part.south < part.north, part);
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
