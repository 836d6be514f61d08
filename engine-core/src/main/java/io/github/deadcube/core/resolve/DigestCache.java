package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.Roster;
import io.vavr.collection.List;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The digests of one game's states. Each of a few threads takes a {@link Trail}; without a free one it creates one. */
final class DigestCache {
    /** A power of two. */
    private static final int FEW_THREADS = 16;

    private final AtomicReferenceArray<@Nullable Trail> kept = new AtomicReferenceArray<>(FEW_THREADS);

    /**
     * The digest of a state.
     *
     * @param game the digest of the set-up with the battlefield of the position
     */
    long digest(GameState state, long game) {
        int place = (int) Thread.currentThread().getId() & FEW_THREADS - 1;
        Trail trail = kept.getAndSet(place, null);
        if (trail == null) trail = new Trail(game);
        long digest = trail.of(state);
        // a trail that failed is not put back
        kept.setRelease(place, trail);
        return digest;
    }

    /**
     * The parts of the state that was digested last, with their shares. Most parts of the next state are the same objects, so
     * only the shares of changed parts are computed. Parts are immutable, so the same object has the same share. A trail
     * belongs to one thread at a time.
     */
    static final class Trail {
        /** The places of the parts that every state has once. The models follow them, then the unfinished rules. */
        private static final int A = 0;

        private static final int B = 1;
        private static final int ROUND = 2;
        private static final int INITIATIVE = 3;
        private static final int STARTER = 4;
        private static final int ACTIVE = 5;
        private static final int ITEMS = 6;
        private static final int MARKERS = 7;
        private static final int RECON = 8;
        private static final int WAITING = 9;
        private static final int MEMORIES = 10;
        private static final int RESULT = 11;
        private static final int TOKENS = 12;
        private static final int MODELS = 13;

        private final Digest digest = new Digest();
        private final long begin;
        /** The part in each place, and its share; null and 0 for an empty place. */
        private @Nullable Object[] parts = {};

        private long[] shares = {};
        private @Nullable FullPosition position;
        private @Nullable Roster roster;
        private int places;
        private long sum;

        /** @param game the digest of the set-up with the battlefield of the position */
        Trail(long game) {
            begin = Digest.begin(game);
        }

        /** The digest of a state. If it throws, discard the trail. */
        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        long of(GameState state) {
            FullPosition p = FullPosition.of(state.position());
            int lowest = MODELS + p.roster().size();
            ensureCapacity(lowest + state.pending().size());
            if (p != position) position(p);
            if (differs(TOKENS, state.secrets().tokens())) {
                digest.known(state.secrets().tokens());
                share(TOKENS);
            }
            pending(state.pending(), lowest);
            return Digest.whole(begin, sum);
        }

        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        private void position(FullPosition p) {
            if (p.roster() != roster) models(p.roster());
            fold(A, p.a());
            fold(B, p.b());
            fold(ROUND, p.round());
            fold(INITIATIVE, p.initiative());
            fold(STARTER, p.starter());
            fold(ACTIVE, p.active());
            if (differs(ITEMS, p.items())) {
                digest.items(p.items());
                share(ITEMS);
            }
            fold(MARKERS, p.markers());
            fold(RECON, p.recon());
            fold(WAITING, p.waiting());
            fold(MEMORIES, p.memories());
            fold(RESULT, p.result());
            position = p;
        }

        private void models(Roster models) {
            for (int i = 0; i < models.size(); i++)
                if (differs(MODELS + i, models.get(i))) {
                    digest.model(models.get(i));
                    share(MODELS + i);
                }
            roster = models;
        }

        /** Frames are numbered from the bottom of the stack, because they are added and removed at the top. */
        private void pending(List<Pending> pending, int lowest) {
            int size = pending.size();
            for (int gone = lowest + size; gone < places; gone++) {
                sum -= shares[gone];
                shares[gone] = 0;
                parts[gone] = null;
            }
            places = lowest + size;
            int place = places;
            for (List<Pending> l = pending; !l.isEmpty(); l = l.tail()) fold(--place, l.head());
        }

        private void fold(int place, Object value) {
            if (!differs(place, value)) return;
            digest.fold(value);
            share(place);
        }

        /** Whether the share of a place must be computed again; if so, the digest is ready for its words. */
        private boolean differs(int place, Object part) {
            if (parts[place] == part) return false;
            parts[place] = part;
            digest.clear();
            return true;
        }

        private void share(int place) {
            long share = digest.share(begin, place);
            sum += share - shares[place];
            shares[place] = share;
        }

        private void ensureCapacity(int most) {
            if (most <= parts.length) return;
            parts = Arrays.copyOf(parts, 2 * most);
            shares = Arrays.copyOf(shares, 2 * most);
        }
    }
}
