package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Place;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** What was asked before: lines by themselves, cubes by the eye that looks for them. It keeps a bounded number of both. */
final class CachedSight {
    private static final int FOLD = 0x9e3779b9;

    private final SightCache lines;
    private final AtomicReferenceArray<@Nullable Panorama> panoramas;
    private final int cubes;

    /**
     * @param eyes of how many eyes it knows the cubes that they see, a power of two
     * @param cubes how many cubes and sides there are
     */
    CachedSight(SightCache lines, int eyes, int cubes) {
        this.lines = lines;
        this.panoramas = new AtomicReferenceArray<>(eyes);
        this.cubes = cubes;
    }

    SightCache lines() {
        return lines;
    }

    /** @param eye a number for whose it is and where */
    Panorama from(int eye, SightView view, Place from, Body shooter) {
        int slot = (eye * FOLD >>> 8) & panoramas.length() - 1;
        Panorama known = panoramas.get(slot);
        if (known != null && known.of(eye)) return known;
        Panorama fresh = new Panorama(eye, view.eye(from, shooter), cubes);
        panoramas.set(slot, fresh);
        return fresh;
    }

    /** Which cubes one eye sees, as far as it has been asked: two bits a cube. Any thread may ask and tell. */
    static final class Panorama {
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
}
