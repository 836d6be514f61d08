package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Place;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A bounded cache of lines of sight, and of the cubes that each eye sees.
 *
 * <p>Many threads ask, so no question may wait for a lock or make an object. Therefore a question is a number, and a
 * whole entry fits into one {@code long}: a reader sees all of it or none. Nothing else must be visible together with
 * it, so the access is opaque, which costs as little as that of a plain array: another thread may see an entry late. If
 * it does, or if two threads overwrite each other, an answer is missing and is computed again. It is never wrong,
 * because a question has one answer.
 */
final class CachedSight {
    private static final int FOLD = 0x9e3779b9;

    private final SightCache lines;
    private final AtomicReferenceArray<@Nullable Panorama> panoramas;
    private final int cubes;

    /**
     * @param eyes the number of eyes with cached cubes, a power of two
     * @param cubes the number of cubes and sides
     */
    CachedSight(SightCache lines, int eyes, int cubes) {
        this.lines = lines;
        this.panoramas = new AtomicReferenceArray<>(eyes);
        this.cubes = cubes;
    }

    SightCache lines() {
        return lines;
    }

    /** @param eye a number that identifies the body and its place */
    Panorama from(int eye, SightView view, Place from, Body shooter) {
        int slot = (eye * FOLD >>> 8) & panoramas.length() - 1;
        Panorama kept = panoramas.get(slot);
        if (kept != null && kept.sees(eye)) return kept;
        Panorama fresh = new Panorama(eye, view.eye(from, shooter), cubes);
        panoramas.set(slot, fresh);
        return fresh;
    }

    /**
     * The cubes that one eye sees and those that it does not see, two bits for each cube. A bot asks about all cubes
     * from one place, and the bits of a whole battlefield fit into a few numbers. Thread-safe.
     */
    static final class Panorama {
        static final int UNSEEN = 1;
        static final int SEEN = 2;
        private static final int BITS = 2;
        private static final int IN_WORD = Long.SIZE / BITS;

        /** The position of the eye. Must not be changed. */
        final long[] at;

        private final int eye;
        private final AtomicLongArray words;

        /**
         * @param eye a number that identifies the body and its place
         * @param cubes the number of cubes and sides
         */
        Panorama(int eye, long[] at, int cubes) {
            this.at = at;
            this.eye = eye;
            this.words = new AtomicLongArray((cubes + IN_WORD - 1) / IN_WORD);
        }

        boolean sees(int eye) {
            return this.eye == eye;
        }

        /** {@link #SEEN} or {@link #UNSEEN}; 0 for an unknown cube. */
        int recall(int cube) {
            return (int) (words.getOpaque(cube / IN_WORD) >>> cube % IN_WORD * BITS) & (1 << BITS) - 1;
        }

        void tell(int cube, boolean seen) {
            long bits = (long) (seen ? SEEN : UNSEEN) << cube % IN_WORD * BITS;
            words.accumulateAndGet(cube / IN_WORD, bits, (before, more) -> before | more);
        }
    }

    /**
     * A bounded cache from a question's number to its answer. New answers replace old ones.
     */
    static final class SightCache {
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
            AtomicLongArray table = words;
            int slot = slot(question, table.length());
            for (int i = 0; i < NEIGHBOURS; i++) {
                long word = table.getOpaque(slot ^ i);
                if (word >>> bits == question && word != 0) return (int) (word & (1L << bits) - 1);
            }
            return 0;
        }

        /**
         * @param question small enough to fit into one {@code long} with the answer
         * @param answer not 0
         */
        void tell(long question, int answer) {
            AtomicLongArray table = words;
            if (++told > table.length() / NEIGHBOURS && table.length() < most) table = grow(table);
            put(table, question << bits | answer);
        }

        /** Stores in the first free slot of a few neighbours, or in the last of them. */
        private void put(AtomicLongArray table, long word) {
            int slot = slot(word >>> bits, table.length());
            int i = 0;
            while (i < NEIGHBOURS - 1 && table.getOpaque(slot ^ i) != 0) i++;
            table.setOpaque(slot ^ i, word);
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
}
