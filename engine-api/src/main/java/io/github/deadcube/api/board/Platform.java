package io.github.deadcube.api.board;

import io.vavr.collection.Vector;

/**
 * A solid box in a cube that models can stand on: the one-inch squares of the spots it names (GEO-6).
 *
 * @param spots 1 to 9, each once; held ascending, whatever their order was
 * @param height tenths of an inch; 10 by default
 */
public record Platform(Vector<Integer> spots, int height) {
    /** The height of a platform of which nothing else is said, in tenths of an inch. */
    public static final int DEFAULT_HEIGHT = 10;

    /**
     * Sorts the spots, so that equal platforms are equal.
     *
     * @param spots 1 to 9, each once, in any order
     * @param height tenths of an inch; 10 by default
     */
    public Platform {
        spots = spots.sorted();
    }
}
