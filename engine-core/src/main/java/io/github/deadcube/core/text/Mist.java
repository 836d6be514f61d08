package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Cube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;

/** K-SMOKE: the smoke of a script while it is read, and where it is first spoken of or drawn. */
final class Mist {
    private final TreeMap<Cube, Piece> said = new TreeMap<>();

    void said(Piece at, Cube cube) {
        said.putIfAbsent(cube, at);
    }

    /** Each cube once, in board order. */
    Vector<Cube> cubes() {
        return Vector.ofAll(said.keySet());
    }

    Option<Piece> at(Cube cube) {
        return Option.of(said.get(cube));
    }
}
