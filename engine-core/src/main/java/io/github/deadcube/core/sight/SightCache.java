package io.github.deadcube.core.sight;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A bounded cache from a question's number to its answer. New answers replace old ones. Question and answer share one
 * {@code long}, so threads may read and write without a lock.
 */
final class SightCache {
    /** The number of slots in which an answer may be stored. */
    private static final int NEIGHBOURS = 4;

    private final int bits;
    private final int most;
    private volatile AtomicLongArray words;
    /** The number of stored answers; an estimate, because concurrent updates may be lost. */
    private int told;

    /**
     * @param bits the number of bits of an answer
     * @param first the initial capacity, a power of two
     * @param most the maximum capacity, {@code first} times a power of four
     */
    SightCache(int bits, int first, int most) {
        this.bits = bits;
        this.most = most;
        this.words = new AtomicLongArray(first);
    }

    /** The stored answer; 0 if there is no answer. */
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
     * @param question small enough to fit into one {@code long} with the answer
     * @param answer not 0
     */
    void tell(long question, int answer) {
        AtomicLongArray known = words;
        if (++told > known.length() / NEIGHBOURS && known.length() < most) known = grow(known);
        put(known, question << bits | answer);
    }

    /** Stores in the first free slot of a few neighbours, or in the last of them. */
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
