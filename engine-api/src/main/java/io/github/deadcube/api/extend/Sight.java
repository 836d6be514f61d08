package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * Computes lines of sight (LOS-1 to LOS-6). An application with its own 3D scene may implement it (LOS-7); the implementation must
 * then also handle {@link GameView#smoke smoke}. Results must depend only on the game view. Models are in play, and cubes have a
 * floor.
 */
public interface Sight {
    /** How much one model sees of another. */
    LineOfSight line(GameView game, ModelId from, ModelId to);

    /** LOS-5: whether a model sees a cube. */
    boolean sees(GameView game, ModelId from, Cube cube);

    /** LOS-6: whether a model and a cube are both visible from above. By default only scenery and floors of the battlefield count. */
    default boolean fromAbove(GameView game, ModelId from, Cube cube) {
        return game.battlefield().visibleFromAbove(game.model(from).place())
                && game.battlefield().visibleFromAbove(cube);
    }

    /**
     * KT-9: the whole cubes that the line between two models crosses, including the cubes of both models. Smoke in a cube next to
     * them takes a die from a shot. By default only the cubes of both models.
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
     * LOS-2: the rays from one model to another and the obstacles that block them; none, the default, if this implementation does
     * not explain itself.
     */
    default Option<Sighting> explain(GameView game, ModelId from, ModelId to) {
        return Option.none();
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
     * The explanation of a line of sight: the rays from the shooter's eye, and the obstacles that block them (LOS-2).
     *
     * @param rays the lowest rays first, from left to right
     */
    record Sighting(LineOfSight line, Vector<Ray> rays) {
        /**
         * One ray.
         *
         * @param side the part of the body at which it is aimed
         * @param blocked the obstacle that blocks it; none if it is free
         */
        public record Ray(Side side, Height height, Option<Obstacle> blocked) {
            /** One line: {@code left edge at half height: blocked by the wall of c4}. */
            @Override
            public String toString() {
                return side + " at " + height + ": "
                        + blocked.map(by -> "blocked by " + by).getOrElse("free");
            }
        }

        /**
         * The part of a body at which a ray is aimed: left, axis and right as the shooter sees them; compass directions if the
         * target is exactly above or below.
         */
        public enum Side {
            LEFT,
            AXIS,
            RIGHT,
            NORTH,
            EAST,
            SOUTH,
            WEST;

            /** A phrase: {@code left edge}. */
            @Override
            public String toString() {
                return name().toLowerCase(Locale.ROOT) + (this == AXIS ? "" : " edge");
            }
        }

        /** The height at which a ray is aimed. */
        public enum Height {
            /** 0.1 in above the feet. */
            LOW("the feet"),
            /** Half way up. */
            HALF("half height"),
            /** The top. */
            FULL("full height");

            private final String words;

            Height(String words) {
                this.words = words;
            }

            /** A phrase: {@code half height}. */
            @Override
            public String toString() {
                return words;
            }
        }

        /**
         * An obstacle that blocks a ray.
         *
         * @param cube the cube that contains it, or the cube of the floor, northern face or eastern face
         */
        public record Obstacle(Kind kind, Cube cube) {
            /** One phrase: {@code the wall of c4}. */
            @Override
            public String toString() {
                return (kind == Kind.MODEL ? "a model in " : "the " + kind + " of ") + cube;
            }
        }

        /** The kinds of obstacles that block sight (LOS-2). */
        public enum Kind {
            /** A wall around its gap, on the cube's northern or eastern face. */
            WALL,
            /** A low face, on the cube's northern or eastern face. */
            LOW_FACE,
            /** The wall that bisects a half-cube. */
            MIDDLE_WALL,
            /** The cube's floor. */
            FLOOR,
            RAMP,
            BLOCK,
            PLATFORM,
            SMOKE,
            /** Another model's body. Only with {@link Variant#MODELS_OBSCURE} it prevents a clear shot (LOS-4). */
            MODEL;

            /** A phrase: {@code middle wall}. */
            @Override
            public String toString() {
                return name().toLowerCase(Locale.ROOT).replace('_', ' ');
            }
        }
    }
}
