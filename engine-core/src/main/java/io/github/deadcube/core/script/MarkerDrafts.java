package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;

/** Collects the markers of a situation, including smoke, with their places in the text. */
final class MarkerDrafts {
    private Vector<Said> said = Vector.empty();
    /** A cube has smoke once: the statement that counts. */
    private final TreeMap<Cube, Said> smoke = new TreeMap<>();

    private record Said(TextPiece at, Marker marker) {}

    /** Repeated smoke in one cube is ignored. */
    void smoke(TextPiece at, Cube cube) {
        if (!smoke.containsKey(cube)) add(at, Marker.smoke(cube));
    }

    /**
     * Reads a marker, or returns the error. A smoke marker that is written out replaces smoke that is drawn in its
     * cube.
     */
    Option<Fault> said(TextPiece item) {
        return Marker.read(item.rest().text())
                .peek(marker -> add(item, marker))
                .mapLeft(fault -> item.expected("a marker such as 'laid K-TRAP (FRAG (3)) of A2 at c5'"))
                .swap()
                .toOption();
    }

    private void add(TextPiece at, Marker marker) {
        Said next = new Said(at, marker);
        said = said.append(next);
        if (isSmoke(marker)) smoke.put(marker.cube(), next);
    }

    /** In battlefield order; the markers of one cube in text order. */
    Vector<Marker> all() {
        return counted().map(Said::marker).sortBy(Marker::cube);
    }

    /** The place of a marker in the text, by the name that errors give it. */
    Option<TextPiece> at(String where) {
        return counted().find(s -> where.equals(PartName.name(s.marker()))).map(Said::at);
    }

    Vector<TextPiece> places() {
        return said.map(Said::at);
    }

    private Vector<Said> counted() {
        return said.filter(
                s -> !isSmoke(s.marker()) || s.equals(smoke.get(s.marker().cube())));
    }

    /** Whether a marker is plain smoke, which has a statement of its own. */
    static boolean isSmoke(Marker marker) {
        return marker.equals(Marker.smoke(marker.cube()));
    }
}
