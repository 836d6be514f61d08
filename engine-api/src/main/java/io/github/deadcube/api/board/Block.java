package io.github.deadcube.api.board;

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
     * @return whether it is taken up
     */
    public boolean on(int eastward, int northward) {
        return west <= eastward && eastward <= east && south <= northward && northward <= north;
    }
}
