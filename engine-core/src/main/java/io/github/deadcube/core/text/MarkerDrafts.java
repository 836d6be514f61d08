package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;

/** The rules' own markers of a situation while it is read, smoke among them, and where each is first spoken of or drawn. */
final class MarkerDrafts {
    private Vector<Said> said = Vector.empty();
    /** Smoke lies once a cube: which of those that are said counts. */
    private final TreeMap<Cube, Integer> smoke = new TreeMap<>();

    private record Said(TextPiece at, Marker marker, int index) {}

    /** Smoke lies once a cube, however often it is said. */
    void smoke(TextPiece at, Cube cube) {
        if (!smoke.containsKey(cube)) add(at, Marker.smoke(cube));
    }

    /** Reads what is said of a marker, or says what is wrong with it. Smoke that is drawn lies where it is written out. */
    Option<TextError> said(TextPiece item) {
        return Marker.parse(item.rest().text())
                .peek(marker -> add(item, marker))
                .mapLeft(fault -> item.expected("a marker such as 'laid K-TRAP (FRAG (3)) of A2 at c5'"))
                .fold(Option::some, marker -> Option.none());
    }

    private void add(TextPiece at, Marker marker) {
        Said next = new Said(at, marker, said.size());
        said = said.append(next);
        if (isSmoke(marker)) smoke.put(marker.cube(), next.index());
    }

    /** In board order, those of one cube as they are said. */
    Vector<Marker> all() {
        return counted().map(Said::marker).sortBy(Marker::cube);
    }

    /** Where a marker is spoken of, by what faults call it. */
    Option<TextPiece> at(String where) {
        return counted()
                .find(s -> where.equals(s.marker().words() + " in " + s.marker().cube()))
                .map(Said::at);
    }

    /** Where markers are spoken of or drawn. */
    Vector<TextPiece> places() {
        return said.map(Said::at);
    }

    private Vector<Said> counted() {
        return said.filter(s -> !isSmoke(s.marker())
                || s.index() == smoke.getOrDefault(s.marker().cube(), -1));
    }

    private static boolean isSmoke(Marker marker) {
        return marker.equals(Marker.smoke(marker.cube()));
    }
}
