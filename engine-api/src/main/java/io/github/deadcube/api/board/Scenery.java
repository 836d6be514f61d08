package io.github.deadcube.api.board;

import io.github.deadcube.api.board.Cube.Part;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * What stands in a cube between its faces (GEO-6, GEO-7).
 *
 * @param ladder whether a ladder joins it to the cube above
 * @param ramp where a ramp that begins here leads, one level up
 * @param platforms what models may climb on
 */
@Value.Builder
public record Scenery(
        boolean ladder,
        Option<Direction> ramp,
        Vector<Block> blocks,
        Vector<Platform> platforms,
        Option<MiddleWall> middle)
        implements WithScenery {
    /** Nothing at all. */
    public static final Scenery NONE = new Scenery(false, Option.none(), Vector.empty(), Vector.empty(), Option.none());

    /**
     * A solid box on a cube's floor: a crate, a pillar (GEO-6). It blocks sight and takes up spots. All in tenths of an inch
     * from the cube's south-western corner, 0 to 30.
     *
     * @param west where it begins
     * @param south where it begins
     * @param east where it ends, more than west
     * @param north where it ends, more than south
     * @param height 1 to 30; one of 30 can be climbed (ADV-10)
     */
    public record Block(int west, int south, int east, int north, int height) {
        /** The height of a cube, which a block must have to be climbed. */
        public static final int FULL_HEIGHT = 30;

        /**
         * Whether a point lies on its ground plan, edges included.
         *
         * @param eastward tenths of an inch from the cube's western face
         * @param northward tenths of an inch from the cube's southern face
         */
        public boolean on(int eastward, int northward) {
            return west <= eastward && eastward <= east && south <= northward && northward <= north;
        }
    }

    /**
     * A solid box in a cube that models can stand on: the one-inch squares of the spots it names (GEO-6).
     *
     * @param spots 1 to 9, each once; held ascending, whatever their order was
     * @param height tenths of an inch; 10 by default
     */
    public record Platform(Vector<Integer> spots, int height) {
        /** The height of a platform of which nothing else is said, in tenths of an inch. */
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
     * @param face the wall: without a gap unless given one
     */
    public record MiddleWall(Run run, Face face) {
        /** Which way a middle wall runs. */
        public enum Run {
            /** From north to south, with a western and an eastern side. */
            NORTH_SOUTH,
            /** From east to west, with a southern and a northern side. */
            EAST_WEST
        }

        /** The side west or south of it: west or south. */
        public Part low() {
            return run == Run.NORTH_SOUTH ? Part.WEST : Part.SOUTH;
        }

        /** The side east or north of it: east or north. */
        public Part high() {
            return run == Run.NORTH_SOUTH ? Part.EAST : Part.NORTH;
        }
    }
}
