package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Marker;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The rules' own markers of a situation while it is read, smoke among them, and where each is first spoken of or drawn. */
final class Laid {
    private Vector<Said> said = Vector.empty();

    private record Said(Piece at, Marker marker) {}

    /** Smoke lies once a cube, however often it is said. */
    void smoke(Piece at, Cube cube) {
        Marker smoke = Marker.smoke(cube);
        if (!said.exists(s -> s.marker().equals(smoke))) said = said.append(new Said(at, smoke));
    }

    /** Reads what is said of a marker, or says what is wrong with it. */
    Option<TextError> said(Piece item) {
        return Marker.parse(item.rest().text())
                .peek(marker ->
                        said = said.reject(drawn -> hidden(drawn, marker)).append(new Said(item, marker)))
                .mapLeft(fault -> item.expected("a marker such as 'laid K-TRAP (FRAG (3)) of A2 at c5'"))
                .fold(Option::some, marker -> Option.none());
    }

    /** Smoke that is drawn lies where it is written out among the markers of its cube. */
    private static boolean hidden(Said drawn, Marker marker) {
        return drawn.marker().equals(marker) && marker.equals(Marker.smoke(marker.cube()));
    }

    /** In board order, those of one cube as they are said. */
    Vector<Marker> all() {
        return said.map(Said::marker).sortBy(Marker::cube);
    }

    /** Where a marker is spoken of, by what faults call it. */
    Option<Piece> at(String where) {
        return said.find(s ->
                        where.equals(s.marker().words() + " in " + s.marker().cube()))
                .map(Said::at);
    }
}
