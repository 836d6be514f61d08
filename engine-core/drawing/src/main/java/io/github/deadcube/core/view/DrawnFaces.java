package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * @param others for a page, which can hide each face: those that the battlefield may get in addition; none for a
 *     picture
 */
record DrawnFaces(Option<Vector<Face.Placed>> others) {
    static final DrawnFaces OF_PICTURE = new DrawnFaces(Option.none());

    static DrawnFaces ofPage(Seq<Face.Placed> others) {
        return new DrawnFaces(Option.some(others.toVector()));
    }

    /** Draws the faces at a side of a cube. An open face is no element. */
    void draw(Svg svg, Battlefield field, Cube cube, Direction side, Consumer<Face> drawing) {
        Face own = field.face(cube, side);
        if (others.isEmpty()) drawing.accept(own);
        else
            others.get()
                    .filter(face -> face.cube().equals(cube) && face.side() == side)
                    .map(Face.Placed::face)
                    .prepend(own)
                    .distinct()
                    .reject(face -> face.gap() == Face.Gap.OPEN)
                    .forEach(face -> element(svg, Face.Placed.of(cube, side, face), face.equals(own), drawing));
    }

    private static void element(Svg svg, Face.Placed face, boolean shown, Consumer<Face> drawing) {
        svg.openGroup("class", shown ? "face" : "face away", "data-face", face);
        drawing.accept(face.face());
        svg.close();
    }
}
