package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * Lines of sight (LOS-1 to LOS-5). An application with a scene of its own may supply its own (LOS-7), which then also says what
 * {@link GameView#smoke smoke} hides. Answers depend on the table alone: the same table, the same line. The models are in play, and
 * cubes have a floor.
 */
public interface Sight {
    /** What one model sees of another: none, partly or clear. */
    LineOfSight line(GameView game, ModelId from, ModelId to);

    /** LOS-5: whether a model sees a cube. */
    boolean sees(GameView game, ModelId from, Cube cube);

    /**
     * KT-9: the cubes that the line from one model to another counts as crossing, for what smoke beside it takes from a shot: whole
     * cubes, the two models' own among them; those alone, unless this sight says more.
     */
    default Vector<Cube> crossed(GameView game, ModelId from, ModelId to) {
        return Vector.of(game.model(from).cube().whole(), game.model(to).cube().whole());
    }

    /**
     * KT-9, R25-K-TRAP: the cubes that the line from a model to the middle of a cube counts as crossing.
     *
     * @param cube another cube, or a side of one
     * @return whole cubes, the model's own and that one among them; those alone, unless this sight says more
     */
    default Vector<Cube> crossed(GameView game, ModelId from, Cube cube) {
        return Vector.of(game.model(from).cube().whole(), cube.whole());
    }

    /** LOS-2: which rays are blocked, and by what: none if this sight does not say. */
    default Option<Sighting> explain(GameView game, ModelId from, ModelId to) {
        return Option.none();
    }

    /** What can be seen of a target (LOS-3). */
    enum LineOfSight {
        /** Nothing: no LOS. */
        NONE,
        /** Some of it: LOS. */
        PARTIAL,
        /** All of it: LOS, and the shot is <em>clear</em> (SHO-6). */
        CLEAR
    }

    /**
     * Why one model sees of another what it sees: the rays from its eye, and what blocks them (LOS-2).
     *
     * @param rays low ones first, from left to right
     */
    record Sighting(LineOfSight line, Vector<Ray> rays) {
        /**
         * One ray.
         *
         * @param side at what of the body it is aimed
         * @param blocked by what; none if it is free
         */
        public record Ray(Side side, Height height, Option<Obstacle> blocked) {
            /** One line: {@code left edge at half height: blocked by the wall of c4}. */
            @Override
            public String toString() {
                return side + " at " + height + ": "
                        + blocked.map(by -> "blocked by " + by).getOrElse("free");
            }
        }

        /** At what of a body a ray is aimed: from the eye, or of one who stands exactly above or below. */
        public enum Side {
            /** Its left edge. */
            LEFT,
            /** Its axis. */
            AXIS,
            /** Its right edge. */
            RIGHT,
            /** Its northern edge. */
            NORTH,
            /** Its eastern edge. */
            EAST,
            /** Its southern edge. */
            SOUTH,
            /** Its western edge. */
            WEST;

            /** In words: {@code left edge}. */
            @Override
            public String toString() {
                return name().toLowerCase(Locale.ROOT) + (this == AXIS ? "" : " edge");
            }
        }

        /** How high a ray is aimed. */
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

            /** In words: {@code half height}. */
            @Override
            public String toString() {
                return words;
            }
        }

        /**
         * What blocks a ray.
         *
         * @param cube the cube in which it stands, or whose floor, northern or eastern face it is
         */
        public record Obstacle(Kind kind, Cube cube) {
            /** One phrase: {@code the wall of c4}. */
            @Override
            public String toString() {
                return (kind == Kind.MODEL ? "a model in " : "the " + kind + " of ") + cube;
            }
        }

        /** What blocks sight (LOS-2). */
        public enum Kind {
            /** A wall around its gap, on the cube's northern or eastern face. */
            WALL,
            /** A low face, on the cube's northern or eastern face. */
            LOW_FACE,
            /** The wall that bisects a half-cube. */
            MIDDLE_WALL,
            /** The cube's floor. */
            FLOOR,
            /** A ramp. */
            RAMP,
            /** A block. */
            BLOCK,
            /** A platform. */
            PLATFORM,
            /** Smoke. */
            SMOKE,
            /** Another model's body, which keeps a shot from being clear by an option alone (LOS-4). */
            MODEL;

            /** In words: {@code middle wall}. */
            @Override
            public String toString() {
                return name().toLowerCase(Locale.ROOT).replace('_', ' ');
            }
        }
    }
}
