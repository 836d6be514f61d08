package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face.Gap;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Line;

/** The obvious slow sight: many points along the ray; unsure where it passes through an edge between cubes. */
enum Sampled {
    NONE,
    PARTIAL,
    CLEAR,
    UNSURE;

    private static final int SAMPLES = 50_021;

    Line line() {
        return Line.valueOf(name());
    }

    static Sampled of(Battlefield field, Place from, Place to) {
        Sampled seen = CLEAR;
        Cube last = from.cube();
        for (int i = 1; i <= SAMPLES; i++) {
            double t = (double) i / SAMPLES;
            Cube at = new Cube(
                    cell(from.eastTenths(), to.eastTenths(), t),
                    cell(from.northTenths(), to.northTenths(), t),
                    cell(from.cube().level() * 30 - 15, to.cube().level() * 30 - 15, t));
            if (at.equals(last)) continue;
            int changed = Math.abs(at.column() - last.column())
                    + Math.abs(at.row() - last.row())
                    + Math.abs(at.level() - last.level());
            if (changed != 1) return UNSURE;
            if (at.level() != last.level()) {
                if (field.floored(at.level() > last.level() ? at : last)) return NONE;
            } else {
                Gap gap = field.face(last, Direction.of(at.column() - last.column(), at.row() - last.row()))
                        .gap();
                if (gap == Gap.BLOCKED) return NONE;
                if (gap != Gap.OPEN) seen = PARTIAL;
            }
            last = at;
        }
        return seen;
    }

    private static int cell(int from, int to, double t) {
        return (int) Math.floor((from + (to - from) * t) / 30) + 1;
    }
}
