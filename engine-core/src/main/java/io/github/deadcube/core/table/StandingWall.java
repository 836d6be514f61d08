package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Face;
import io.vavr.control.Option;

/**
 * GEO-4: where a face stands in the isometric view.
 *
 * @param west its south-western end, in tenths of an inch
 * @param eastward whether it runs east from there, or else north
 */
record StandingWall(Isometry view, double west, double south, double bottom, boolean eastward) {
    private static final double SIDE = Battlefield.CUBE;
    private static final WallOpening HATCH = new WallOpening(2, 1, 7, 7);

    void draw(Svg svg, Face face) {
        if (face.gap() == Face.Gap.OPEN) return;
        String side = eastward ? " n" : " e";
        if (!face.wall()) {
            svg.empty("path", "class", "barricade" + side, "d", part(0, 0, SIDE, WallOpening.LOW));
            return;
        }
        svg.empty("path", "class", (face.smooth() ? "slick" : "brick") + side, "d", around(WallOpening.of(face)));
        if (face.hatch() > 0) svg.empty("path", "class", "hatch", "d", part(HATCH));
    }

    /** A doorway parts the wall; a window is a hole in it. */
    private String around(Option<WallOpening> gap) {
        if (gap.isEmpty()) return part(0, 0, SIDE, SIDE);
        WallOpening open = gap.get();
        return open.door()
                ? part(0, 0, open.left(), SIDE) + part(open.right(), 0, SIDE, SIDE)
                : part(0, 0, SIDE, SIDE) + part(open);
    }

    private String part(WallOpening opening) {
        return part(opening.left(), opening.bottom(), opening.right(), opening.top());
    }

    private String part(double from, double low, double to, double high) {
        return view.path(at(from, low), at(to, low), at(to, high), at(from, high));
    }

    private double[] at(double along, double up) {
        return new double[] {eastward ? west + along : west, eastward ? south : south + along, bottom + up};
    }
}
