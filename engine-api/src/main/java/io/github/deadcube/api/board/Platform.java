package io.github.deadcube.api.board;

import io.vavr.collection.Vector;

/**
 * A solid box in a cube that models can stand on: the one-inch squares of the spots it names (GEO-6).
 *
 * @param spots 1 to 9, each once, ascending
 * @param height tenths of an inch; 10 by default
 */
public record Platform(Vector<Integer> spots, int height) {
    /** The height of a platform of which nothing else is said, in tenths of an inch. */
    public static final int DEFAULT_HEIGHT = 10;
}
