package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/**
 * Computes lines of sight (LOS-1 to LOS-6). An application with its own 3D scene may implement it (LOS-7); the
 * implementation must then also handle {@link GameView#smoke smoke}. Results must depend only on the game view. Models
 * are in play, and cubes have a floor.
 */
public interface Sight {
    /** How much one model sees of another. */
    LineOfSight line(GameView game, ModelId from, ModelId to);

    /** LOS-5: whether a model sees a cube. */
    boolean sees(GameView game, ModelId from, Cube cube);

    /**
     * LOS-6: whether a model and a cube are both visible from above. By default only scenery and floors of the
     * battlefield count.
     */
    default boolean fromAbove(GameView game, ModelId from, Cube cube) {
        return game.battlefield().visibleFromAbove(game.model(from).place())
                && game.battlefield().visibleFromAbove(cube);
    }

    /**
     * KT-9: the whole cubes that the line between two models crosses, including the cubes of both models. Smoke in a
     * cube next to them takes a die from a shot. By default only the cubes of both models.
     */
    default Vector<Cube> crossed(GameView game, ModelId from, ModelId to) {
        return Vector.of(game.model(from).cube().whole(), game.model(to).cube().whole());
    }

    /**
     * KT-9, R25-K-TRAP: the cubes that the line from a model to the middle of a cube crosses.
     *
     * @param cube another cube, or a side of a half-cube
     * @return whole cubes, including the model's cube and the other cube; by default only these two
     */
    default Vector<Cube> crossed(GameView game, ModelId from, Cube cube) {
        return Vector.of(game.model(from).cube().whole(), cube.whole());
    }

    /**
     * LOS-2: the rays from one model to another and the obstacles that block them, the lowest rays first, from left to
     * right.
     *
     * @return one line a ray, such as {@code left edge at half height: blocked by the wall of c4}; by default none
     */
    default Vector<String> explain(GameView game, ModelId from, ModelId to) {
        return Vector.empty();
    }

    /** How much of a target a model sees (LOS-3). */
    enum LineOfSight {
        /** Nothing: no LOS. */
        NONE,
        /** Some of it: LOS. */
        PARTIAL,
        /** All of it: LOS, and the shot is <em>clear</em> (SHO-6). */
        CLEAR
    }

    /**
     * Lines of sight on a battlefield without regard to the models on it (LOS-1 to LOS-5): for pictures, tools, and
     * bots that examine possible positions. Places must be on that battlefield and have a spot. {@code from} is the
     * place of the shooter, {@code to} the place of the target.
     */
    interface Sightlines {
        /** How much one body sees of another. */
        LineOfSight line(Place from, Body shooter, Place to, Body target);

        /**
         * LOS-5: whether the shooter sees a cube. The last clause of LOS-5, about models in that cube, does not apply.
         *
         * @param cube a cube, or a side of a half-cube
         */
        boolean sees(Place from, Body shooter, Cube cube);

        /**
         * Explains {@link #line}: the rays, the lowest first, from left to right, and the obstacles that block them.
         *
         * @return one line a ray, such as {@code left edge at half height: blocked by the wall of c4}
         */
        Vector<String> explain(Place from, Body shooter, Place to, Body target);

        /**
         * KT-9: the cubes that the line from the eye to the middle of the target's axis crosses: each cube with an
         * inside that the line crosses, and the cubes of both bodies. Smoke never blocks this line. Whole cubes, in
         * battlefield order.
         */
        Vector<Cube> crossed(Place from, Body shooter, Place to, Body target);

        /**
         * The same lines of sight with smoke (K-SMOKE): smoke blocks lines through, into and out of its cubes, except
         * sight to a cube itself.
         *
         * @param smoke whole cubes
         */
        Sightlines past(Vector<Cube> smoke);
    }
}
