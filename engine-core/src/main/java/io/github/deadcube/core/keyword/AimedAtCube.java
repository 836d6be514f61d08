package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** A SPECIAL that is used on a cube, or on a side of a half-cube. */
interface AimedAtCube extends Special {
    /** Whether a model may use it on a cube of the battlefield, or a side of one. */
    boolean reaches(Table table, ModelId me, Cube cube);

    @Override
    default void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
        Battlefield field = table.battlefield();
        for (int i = 0; i < field.size(); i++) {
            // counted: an iterator for each cube would be most of what this costs
            Vector<Cube> parts = table.parts(field.cube(i));
            for (int part = 0; part < parts.size(); part++)
                if (reaches(table, me, parts.get(part)))
                    each.accept(new Choice.Use(rule(), me, Target.of(parts.get(part))));
        }
    }

    @Override
    default boolean offers(Table table, Choice.Use use) {
        return use.target() instanceof Target.OfCube at
                && table.battlefield().contains(at.cube().whole())
                && table.parts(at.cube().whole()).contains(at.cube())
                && reaches(table, use.model(), at.cube());
    }
}
