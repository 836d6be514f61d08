package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.ModelDraft;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Draws the inside of a cube: its models, or its kind of floor.
 *
 * @param markers the text of a cube that has a floor and no models; empty for the floor alone
 * @param marked whether models have the marks of {@link CellMarks}
 */
public record CubeDrawing(
        Battlefield field,
        Array<Model> models,
        Function<Cube, String> markers,
        Vector<Cube> smoke,
        boolean marked,
        Paint paint) {
    /** Colours of parts of a text, which keep its visible characters. */
    public record Paint(
            BiFunction<Side, String, String> side, UnaryOperator<String> strong, UnaryOperator<String> faint) {
        static final Paint NONE = new Paint((side, text) -> text, UnaryOperator.identity(), UnaryOperator.identity());
    }

    /** Model names without marks, colours or markers. */
    static CubeDrawing plain(Battlefield field, Array<Model> models, Vector<Cube> smoke) {
        return new CubeDrawing(field, models, cube -> "", smoke, false, Paint.NONE);
    }

    /** Markers without models or colours. */
    static CubeDrawing marked(Battlefield field, Function<Cube, String> markers) {
        return new CubeDrawing(field, Array.empty(), markers, Vector.empty(), false, Paint.NONE);
    }

    String drawn(Cube cube) {
        Array<Model> inside = inside(cube);
        return inside.isEmpty() ? floor(cube) : inside.map(this::name).mkString() + smoke(cube);
    }

    /** Like {@link #drawn}, in colours. Activated models are faint. */
    String painted(Cube cube) {
        Array<Model> inside = inside(cube);
        return inside.isEmpty()
                ? paintedFloor(cube)
                : inside.map(this::painted).mkString() + paint.strong.apply(smoke(cube));
    }

    /** A model that is in the air during a move (ADV-12) is not drawn, because only cubes with a floor are drawn. */
    private Array<Model> inside(Cube cube) {
        if (!field.hasFloor(cube)) return Array.empty();
        return models.filter(m -> m.inPlay() && m.cube().whole().equals(cube));
    }

    private String name(Model model) {
        return model.id() + (marked ? CellMarks.marks(model) : "");
    }

    private String painted(Model model) {
        String sided = paint.side.apply(model.id().side(), name(model));
        return model.activated() ? paint.faint.apply(sided) : paint.strong.apply(sided);
    }

    private String floor(Cube cube) {
        if (!field.hasFloor(cube)) return "";
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
        return floor.equals(CellMarks.FLOOR) ? paint.faint.apply(floor) : paint.strong.apply(floor);
    }

    /** The characters of a cell in addition to model names: the marks after a model, and the kinds of floor. */
    public static final class CellMarks {
        public static final String FLOOR = ".";
        /** An objective. If the scenario defines its own objectives, the drawing only shows them. */
        public static final String OBJECTIVE = "o";
        /** An item token. The token's number follows; the text below the drawing names the item. */
        public static final String TOKEN = "t";

        /** Smoke. It also follows the models in the cube. */
        public static final String SMOKE = "%";

        static final String EXPECTED =
                "'.' for a floor, 'o' for an objective, 't1' for token 1, '%' for smoke, models such as A1B2,"
                        + " each with '_' if it is pinned, '*' if it is injured and ''' if it is activated, or nothing";

        private static final char PINNED = '_';
        private static final char INJURED = '*';
        private static final char ACTIVATED = '\'';

        private CellMarks() {}

        static String marks(Model model) {
            return (model.pinned() ? String.valueOf(PINNED) : "")
                    + (model.injured() ? INJURED : "")
                    + (model.activated() ? ACTIVATED : "");
        }

        /** An injured model has at least 1 damage; an item of the text may give more. */
        static void read(String marks, ModelDraft model) {
            model.pinned |= marks.indexOf(PINNED) >= 0;
            model.activated |= marks.indexOf(ACTIVATED) >= 0;
            if (marks.indexOf(INJURED) >= 0) model.damage = Math.max(model.damage, 1);
        }
    }
}
