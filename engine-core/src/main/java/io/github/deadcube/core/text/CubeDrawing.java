package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.core.support.ModelDraft;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * What is drawn of each cube's inside: the models in it, or what kind of floor it has.
 *
 * @param markers what a cube with a floor shows when nobody is in it; empty for the floor alone
 */
record CubeDrawing(
        Battlefield field,
        Array<ModelState> models,
        Function<Cube, String> markers,
        Vector<Cube> smoke,
        boolean marked,
        TextStyle paint) {
    /** Names alone, without colours. */
    static CubeDrawing plain(Battlefield field, Array<ModelState> models, Vector<Cube> smoke) {
        return new CubeDrawing(field, models, cube -> "", smoke, false, TextStyle.NONE);
    }

    /** Nobody, without colours. */
    static CubeDrawing marked(Battlefield field, Function<Cube, String> markers) {
        return new CubeDrawing(field, Array.empty(), markers, Vector.empty(), false, TextStyle.NONE);
    }

    String of(Cube cube) {
        Array<ModelState> inside = inside(cube);
        return inside.isEmpty() ? floor(cube) : inside.map(this::name).mkString() + smoke(cube);
    }

    /** The same in colours: those who have been activated step back. */
    String painted(Cube cube) {
        Array<ModelState> inside = inside(cube);
        return inside.isEmpty() ? paintedFloor(cube) : inside.map(this::painted).mkString() + paint.strong(smoke(cube));
    }

    /** Who hangs in the air for a moment (ADV-12) is told, not drawn: what is drawn has a floor. */
    private Array<ModelState> inside(Cube cube) {
        if (!field.floored(cube)) return Array.empty();
        return models.filter(m -> m.inPlay() && m.cube().whole().equals(cube));
    }

    private String name(ModelState model) {
        return model.id() + (marked ? CellMarks.of(model) : "");
    }

    private String painted(ModelState model) {
        String sided = paint.side(model.id().side(), name(model));
        return model.activated() ? paint.faint(sided) : paint.strong(sided);
    }

    private String floor(Cube cube) {
        if (!field.floored(cube)) return "";
        String marker = markers.apply(cube);
        if (marker.isEmpty() && !smoke.contains(cube)) return CellMarks.FLOOR;
        return marker + smoke(cube);
    }

    private String smoke(Cube cube) {
        return smoke.contains(cube) ? CellMarks.SMOKE : "";
    }

    private String paintedFloor(Cube cube) {
        String floor = floor(cube);
        if (floor.isEmpty()) return floor;
        return floor.equals(CellMarks.FLOOR) ? paint.faint(floor) : paint.strong(floor);
    }

    /** What a cell of a drawing says besides who is in it: the marks that follow a model, and the kinds of floor. */
    static final class CellMarks {
        static final String FLOOR = ".";
        /** An objective, where the scenario has none of its own; else it knows them, and a drawing only shows them. */
        static final String OBJECTIVE = "o";
        /** An item token; what it is, is said below. A number after it says which it is. */
        static final String TOKEN = "t";

        /** Smoke fills the cube, whoever is in it. */
        static final String SMOKE = "%";

        static final String EXPECTED =
                "'.' for a floor, 'o' for an objective, 't1' for token 1, '%' for smoke, models such as A1B2,"
                        + " each with '_' if it is pinned, '*' if it is injured and ''' if it is activated, or nothing";

        private static final char PINNED = '_';
        private static final char INJURED = '*';
        private static final char ACTIVATED = '\'';

        private CellMarks() {}

        static String of(ModelState model) {
            return (model.pinned() ? String.valueOf(PINNED) : "")
                    + (model.injured() ? INJURED : "")
                    + (model.activated() ? ACTIVATED : "");
        }

        /** How much damage an injured model has taken, is for an item to say. */
        static void read(String marks, ModelDraft figure) {
            figure.pinned |= marks.indexOf(PINNED) >= 0;
            figure.activated |= marks.indexOf(ACTIVATED) >= 0;
            if (marks.indexOf(INJURED) >= 0) figure.damage = Math.max(figure.damage, 1);
        }
    }
}
