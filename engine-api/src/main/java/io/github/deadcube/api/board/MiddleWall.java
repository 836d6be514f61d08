package io.github.deadcube.api.board;

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

    /**
     * The side west or south of it.
     *
     * @return west or south
     */
    public Part low() {
        return run == Run.NORTH_SOUTH ? Part.WEST : Part.SOUTH;
    }

    /**
     * The side east or north of it.
     *
     * @return east or north
     */
    public Part high() {
        return run == Run.NORTH_SOUTH ? Part.EAST : Part.NORTH;
    }
}
