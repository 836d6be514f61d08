package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The scenery in a cube, between its faces (GEO-6, GEO-7).
 *
 * @param ladder whether a ladder joins it to the cube above
 * @param ramp the direction of a ramp that begins here; it leads one level up
 * @param blocks the boxes that fill space
 * @param platforms the boxes that models may stand on
 * @param middle the wall that halves the cube (GEO-7); none if it is whole
 */
@SavedName("scenery")
@Value.Builder
public record Scenery(
        boolean ladder,
        Option<Direction> ramp,
        Vector<Block> blocks,
        Vector<Platform> platforms,
        Option<MiddleWall> middle)
        implements WithScenery {
    /** Written out as that of {@link Cube}. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Scenery s
                        && ladder == s.ladder
                        && ramp.equals(s.ramp)
                        && blocks.equals(s.blocks)
                        && platforms.equals(s.platforms)
                        && middle.equals(s.middle);
    }

    /** No scenery. */
    public static final Scenery NONE = new Scenery(false, Option.none(), Vector.empty(), Vector.empty(), Option.none());

    /**
     * A solid box on a cube's floor: a crate, a pillar (GEO-6). It blocks sight and occupies spots. Lengths are tenths
     * of an inch from the cube's south-western corner, 0 to 30.
     *
     * @param west its western end
     * @param south its southern end
     * @param east its eastern end, more than west
     * @param north its northern end, more than south
     * @param height 1 to 30; a block of height 30 can be climbed (ADV-10)
     */
    @SavedName("block")
    public record Block(int west, int south, int east, int north, int height) {
        /** The height that a block needs to be climbed: that of a cube. */
        public static final int FULL_HEIGHT = 30;

        /**
         * Whether a point is on its ground plan, edges included.
         *
         * @param eastward tenths of an inch from the cube's western face
         * @param northward tenths of an inch from the cube's southern face
         */
        public boolean covers(int eastward, int northward) {
            return west <= eastward && eastward <= east && south <= northward && northward <= north;
        }
    }

    /**
     * A solid box in a cube that models can stand on: the one-inch squares of the spots it names (GEO-6).
     *
     * @param spots 1 to 9, each once; stored in ascending order
     * @param height tenths of an inch; 10 by default
     */
    @SavedName("platform")
    public record Platform(Vector<Integer> spots, int height) {
        /** The default height of a platform, in tenths of an inch. */
        public static final int DEFAULT_HEIGHT = 10;

        /** Sorts the spots, so that equal platforms are equal. */
        public Platform {
            spots = spots.sorted();
        }
    }

    /**
     * The upright wall that bisects a half-cube (GEO-7).
     *
     * @param run which way it runs
     * @param face the wall; by default without a gap
     */
    @SavedName("middleWall")
    public record MiddleWall(Run run, Face face) {
        /** Which way a middle wall runs. */
        @SavedName("run")
        public enum Run {
            /** From north to south, with a western and an eastern side. */
            NORTH_SOUTH,
            /** From east to west, with a southern and a northern side. */
            EAST_WEST
        }

        /** The western or southern side. */
        public Part low() {
            return run == Run.NORTH_SOUTH ? Part.WEST : Part.SOUTH;
        }

        /** The eastern or northern side. */
        public Part high() {
            return run == Run.NORTH_SOUTH ? Part.EAST : Part.NORTH;
        }
    }
}
