package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Place;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** A bounded cache of lines of sight, and of the cubes that each eye sees. */
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
        Panorama known = panoramas.get(slot);
        if (known != null && known.of(eye)) return known;
        Panorama fresh = new Panorama(eye, view.eye(from, shooter), cubes);
        panoramas.set(slot, fresh);
        return fresh;
    }

    /** The known visibility of cubes from one eye, two bits for each cube. Thread-safe. */
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
         * @param cubes the number of cubes
         */
        Panorama(int eye, long[] at, int cubes) {
            this.at = at;
            this.eye = eye;
            this.words = new AtomicLongArray((cubes + IN_WORD - 1) / IN_WORD);
        }

        boolean of(int eye) {
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
}
