package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Face;

/** GEO-4: a face seen from above, drawn from 0 to the right. */
record WallPlan(Svg svg, Face face, String transform) {
    private static final double SIDE = Battlefield.CUBE;
    private static final int HATCH = 5;

    void draw() {
        if (face.gap() == Face.Gap.OPEN) return;
        svg.open("g", "transform", transform);
        if (face.wall()) wall();
        else line("low", 0, SIDE);
        if (face.hatch() > 0) {
            svg.empty("circle", "class", "hatch", "cx", HATCH, "cy", 0, "r", 3);
            svg.text("text", face.hatch() + "", "class", "hatchsize middle", "x", HATCH, "y", 1.5);
        }
        svg.close();
    }

    private void wall() {
        WallOpening gap = WallOpening.of(face).getOrElse(new WallOpening(SIDE, 0, SIDE, SIDE));
        part(0, gap.left());
        part(gap.right(), SIDE);
        if (gap.left() < gap.right() && !gap.door()) {
            svg.empty(
                    "rect",
                    "class",
                    "window",
                    "x",
                    gap.left(),
                    "y",
                    -1,
                    "width",
                    gap.right() - gap.left(),
                    "height",
                    2);
        }
    }

    private void part(double from, double to) {
        if (from == to) return;
        line("wall", from, to);
        if (face.smooth()) line("smooth", from, to);
    }

    private void line(String kind, double from, double to) {
        svg.empty("line", "class", kind, "x1", from, "y1", 0, "x2", to, "y2", 0);
    }
}
