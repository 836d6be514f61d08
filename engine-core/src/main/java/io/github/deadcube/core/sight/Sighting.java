package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

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
    record Ray(Side side, Height height, Option<Obstacle> blocked) {
        /** One line: {@code left edge at half height: blocked by the wall of c4}. */
        @Override
        public String toString() {
            return side + " at " + height + ": "
                    + blocked.map(by -> "blocked by " + by).getOrElse("free");
        }
    }

    /**
     * The part of a body at which a ray is aimed: left, axis and right as the shooter sees them; compass directions if
     * the target is exactly above or below.
     */
    enum Side {
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
    enum Height {
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
    record Obstacle(Kind kind, Cube cube) {
        /** One phrase: {@code the wall of c4}. */
        @Override
        public String toString() {
            return (kind == Kind.MODEL ? "a model in " : "the " + kind + " of ") + cube;
        }
    }

    /** The kinds of obstacles that block sight (LOS-2). */
    enum Kind {
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

    /** Each ray as one line. */
    Vector<String> lines() {
        return rays.map(Ray::toString);
    }
}
