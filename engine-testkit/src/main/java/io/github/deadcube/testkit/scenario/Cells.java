package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.testkit.Paint;
import io.vavr.collection.Vector;

/**
 * What is drawn of each cube's inside: the models in it, or what kind of floor it has.
 *
 * @param field the battlefield
 * @param models who may be in it
 * @param objectives cubes whose floor shows an objective
 * @param marked whether models carry the marks of how they stand
 * @param paint how words are set off
 */
record Cells(Battlefield field, Vector<ModelState> models, Vector<Cube> objectives, boolean marked, Paint paint) {
    /** Names alone, without colours. */
    static Cells plain(Battlefield field, Vector<ModelState> models) {
        return new Cells(field, models, Vector.empty(), false, Paint.NONE);
    }

    String of(Cube cube) {
        Vector<ModelState> inside = inside(cube);
        return inside.isEmpty() ? floor(cube) : inside.map(this::name).mkString();
    }

    /** The same in colours: those who have been activated step back. */
    String painted(Cube cube) {
        Vector<ModelState> inside = inside(cube);
        return inside.isEmpty() ? paintedFloor(cube) : inside.map(this::painted).mkString();
    }

    private Vector<ModelState> inside(Cube cube) {
        return models.filter(m -> m.inPlay() && m.cube().equals(cube));
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
        return objectives.contains(cube) ? CellMarks.OBJECTIVE : CellMarks.FLOOR;
    }

    private String paintedFloor(Cube cube) {
        String floor = floor(cube);
        if (floor.equals(CellMarks.OBJECTIVE)) return paint.strong(floor);
        return floor.isEmpty() ? floor : paint.faint(floor);
    }
}
