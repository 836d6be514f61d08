package io.github.deadcube.core.sight;

import java.util.concurrent.atomic.AtomicLongArray;

/** Which cubes one eye sees, as far as it has been asked: two bits a cube. Any thread may ask and tell. */
final class Panorama {
    static final int UNSEEN = 1;
    static final int SEEN = 2;
    private static final int BITS = 2;
    private static final int IN_WORD = Long.SIZE / BITS;

    /** Where the eye is; nobody may change it. */
    final long[] at;

    private final int eye;
    private final AtomicLongArray words;

    /**
     * @param eye a number for whose it is and where
     * @param at where the eye is
     * @param cubes how many there are to be asked about
     */
    Panorama(int eye, long[] at, int cubes) {
        this.at = at;
        this.eye = eye;
        this.words = new AtomicLongArray((cubes + IN_WORD - 1) / IN_WORD);
    }

    boolean of(int eye) {
        return this.eye == eye;
    }

    /** {@link #SEEN} or {@link #UNSEEN}; 0 for a cube of which nothing was told. */
    int recall(int cube) {
        return (int) (words.getOpaque(cube / IN_WORD) >>> cube % IN_WORD * BITS) & (1 << BITS) - 1;
    }

    void tell(int cube, boolean seen) {
        long bits = (long) (seen ? SEEN : UNSEEN) << cube % IN_WORD * BITS;
        words.accumulateAndGet(cube / IN_WORD, bits, (before, more) -> before | more);
    }
}
