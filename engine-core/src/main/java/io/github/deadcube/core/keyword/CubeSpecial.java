package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A SPECIAL with a cube, or a side of a half-cube, as its target. */
interface CubeSpecial extends Special {
    /** Whether a model may use it on a cube of the battlefield, or a side of one. */
    boolean reaches(GameView game, ModelId me, Cube cube);

    /** Why the target is no cube with a floor, or side of one; null if it is. */
    static @Nullable CharSequence fault(GameView game, Choice.Use use) {
        if (!use.target().isCube()) return "no cube is named";
        Cube cube = use.target().where().get();
        if (!game.battlefield().contains(cube)) return "the cube is not on the battlefield";
        if (!game.battlefield().hasFloor(cube)) return "the cube has no floor";
        return game.parts(cube).size() > 1 ? "the cube is halved, and no side of it is named" : null;
    }

    @Override
    default void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
        Battlefield field = game.battlefield();
        for (int i = 0; i < field.size(); i++) {
            // an index loop: an iterator for each cube would be most of the cost
            Vector<Cube> parts = game.parts(field.cube(i));
            for (int part = 0; part < parts.size(); part++)
                if (reaches(game, me, parts.get(part)))
                    each.accept(new Choice.Use(rule(), me, Target.of(parts.get(part))));
        }
    }

    @Override
    default boolean offers(GameView game, Choice.Use use) {
        if (!use.target().isCube()) return false;
        Cube cube = use.target().where().get();
        return game.battlefield().contains(cube.whole())
                && game.parts(cube.whole()).contains(cube)
                && reaches(game, use.model(), cube);
    }
}
