package io.github.deadcube.core.sight;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Answers that were worked out before, found again by a number that says what was asked. It keeps a bounded number of them: a
 * newer answer takes the place of an older one. Question and answer share one word of memory, so that any number of threads
 * may ask and tell without a lock.
 */
final class SightCache {
    /** How many places an answer may be found at. */
    private static final int NEIGHBOURS = 4;

    private final int bits;
    private final int most;
    private volatile AtomicLongArray words;
    /** How many answers came; threads may lose some, which matters little. */
    private int told;

    /**
     * @param bits how many bits an answer has
     * @param first how many answers it has room for at first, a power of two
     * @param most how many it has room for once it has grown, the same times a power of four
     */
    SightCache(int bits, int first, int most) {
        this.bits = bits;
        this.most = most;
        this.words = new AtomicLongArray(first);
    }

    /** What was told about it; 0 for nothing. */
    int recall(long question) {
        AtomicLongArray known = words;
        int slot = slot(question, known.length());
        for (int i = 0; i < NEIGHBOURS; i++) {
            long word = known.getOpaque(slot ^ i);
            if (word >>> bits == question && word != 0) return (int) (word & (1L << bits) - 1);
        }
        return 0;
    }

    /**
     * @param question so small that it and the answer have room in one word
     * @param answer not 0
     */
    void tell(long question, int answer) {
        AtomicLongArray known = words;
        if (++told > known.length() / NEIGHBOURS && known.length() < most) known = grow(known);
        put(known, question << bits | answer);
    }

    /** Into the first free of some neighbouring places, or the last of them. */
    private void put(AtomicLongArray known, long word) {
        int slot = slot(word >>> bits, known.length());
        int i = 0;
        while (i < NEIGHBOURS - 1 && known.getOpaque(slot ^ i) != 0) i++;
        known.setOpaque(slot ^ i, word);
    }

    private synchronized AtomicLongArray grow(AtomicLongArray full) {
        if (words != full) return words;
        AtomicLongArray larger = new AtomicLongArray(full.length() * 4);
        for (int i = 0; i < full.length(); i++) if (full.getOpaque(i) != 0) put(larger, full.getOpaque(i));
        words = larger;
        return larger;
    }

    private static int slot(long question, int slots) {
        long mixed = question * 0x9e3779b97f4a7c15L;
        return (int) (mixed >>> 40) & (slots - 1);
    }
}
