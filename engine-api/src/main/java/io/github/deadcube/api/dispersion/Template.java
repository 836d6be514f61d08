package io.github.deadcube.api.dispersion;

import io.vavr.collection.Vector;

/**
 * N3-3: the numbers around a circular template, one for each of its equal sectors.
 *
 * @param numbers clockwise from 1, each once; a die shows one of them
 */
public record Template(Vector<Integer> numbers) {
    /** The most sectors that {@link #of} makes. */
    public static final int MOST_SECTORS = 1000;

    /** The game's own template: 20 sectors, for a d20. */
    public static final Template D20 = of(20);

    /**
     * A template numbered 1, 2, 3 … clockwise.
     *
     * @param sectors how many, 1 to {@value #MOST_SECTORS}
     * @return the template
     * @throws IllegalArgumentException if there are fewer or more
     */
    public static Template of(int sectors) {
        if (sectors < 1 || sectors > MOST_SECTORS)
            throw new IllegalArgumentException("a template has 1 to " + MOST_SECTORS + " sectors, not " + sectors);
        return new Template(Vector.rangeClosed(1, sectors));
    }

    /**
     * How many sectors it has.
     *
     * @return as many as numbers
     */
    public int sectors() {
        return numbers.size();
    }
}
