package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The digests of one game's states. Each of a few threads takes a {@link Trail}; without a free one it creates one. */
final class DigestCache {
    /** A power of two. */
    private static final int FEW_THREADS = 16;

    private final AtomicReferenceArray<@Nullable Trail> kept = new AtomicReferenceArray<>(FEW_THREADS);

    long digest(GameState state, long game) {
        return digest(trail -> trail.of(state, game));
    }

    long digest(PlayerView view, long game) {
        return digest(trail -> trail.of(view, game));
    }

    private long digest(ToLongFunction<Trail> of) {
        int place = (int) Thread.currentThread().getId() & FEW_THREADS - 1;
        Trail trail = kept.getAndSet(place, null);
        if (trail == null) trail = new Trail();
        long digest = of.applyAsLong(trail);
        // a trail that failed is not put back
        kept.setRelease(place, trail);
        return digest;
    }

    /**
     * The parts of the state that was digested last, with their shares. Most parts of the next state are the same objects, so
     * only the shares of changed parts are computed. Parts are immutable, so the same object has the same share. A trail
     * belongs to one thread at a time.
     */
    private static final class Trail {
        /** The parts that every state has once, by their saved names. The models follow them, then the unfinished rules. */
        private static final long[] PLACES = Stream.of(
                        "a",
                        "b",
                        "round",
                        "initiative",
                        "starter",
                        "active",
                        "markers",
                        "faces",
                        "recon",
                        "result",
                        "tokens",
                        "drawn",
                        "revealed",
                        "waiting",
                        "memories",
                        "hidden")
                .mapToLong(Digest::place)
                .toArray();

        private static final int HIDDEN = PLACES.length - 1;
        private static final int MODELS = PLACES.length;

        private static final long MODEL = Digest.name("models");
        private static final long PENDING = Digest.name("pending");
        /** The shares of the sides that have views. */
        private static final long[] SIDES = LongStream.of(Digest.names(Side.class))
                .map(side -> Digest.share(Digest.place("side"), side))
                .toArray();

        private static final long KNOWN = Digest.place("known");

        /** The part in each place, and its share; null and 0 for an empty place. */
        private @Nullable Object[] parts = {};

        private long[] shares = {};

        /** The frame in each place of a frame. */
        private @Nullable Object[] frames = {};

        /** The marks of each model, and their share: most changes of a model leave them. */
        private @Nullable Object[] marks = {};

        private long[] markShares = {};

        private @Nullable FullPosition position;
        private @Nullable Roster roster;
        private int places;
        private long sum;

        /** The digest of a state. If it throws, discard the trail. */
        long of(GameState state, long game) {
            visible(FullPosition.of(state.position()), state.pending());
            fold(HIDDEN, state.secrets().tokens());
            return Digest.whole(game, sum);
        }

        /** The digest of a view. If it throws, discard the trail. */
        long of(PlayerView view, long game) {
            visible(FullPosition.of(view.position()), view.pending());
            long own = SIDES[view.side().ordinal()] + Digest.share(KNOWN, view.known());
            return Digest.whole(game, sum - shares[HIDDEN] + own);
        }

        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        private void visible(FullPosition p, List<Pending> pending) {
            int lowest = MODELS + p.roster().size();
            ensureCapacity(lowest + pending.size());
            if (p != position) position(p);
            pending(pending, lowest);
        }

        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        private void position(FullPosition p) {
            if (p.roster() != roster) models(p.roster());
            int place = 0;
            fold(place++, p.a());
            fold(place++, p.b());
            put(place, Digest.share(PLACES[place++], p.round()));
            fold(place++, p.initiative());
            fold(place++, p.starter());
            fold(place++, p.active());
            fold(place++, p.markers());
            fold(place++, p.changedFaces());
            fold(place++, p.recon());
            fold(place++, p.result());
            FullPosition last = position;
            if (last == null || p.items() != last.items()) {
                fold(place, p.tokens());
                fold(place + 1, p.drawn());
                fold(place + 2, p.revealed());
            }
            if (last == null || p.store() != last.store()) {
                fold(place + 3, p.waiting());
                fold(place + 4, p.memories());
            }
            position = p;
        }

        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        private void models(Roster models) {
            if (marks.length < models.size()) {
                marks = Arrays.copyOf(marks, models.size());
                markShares = Arrays.copyOf(markShares, models.size());
            }
            for (int i = 0; i < models.size(); i++)
                if (differs(MODELS + i, models.get(i))) {
                    Model m = models.get(i);
                    if (marks[i] != m.marks()) {
                        marks[i] = m.marks();
                        markShares[i] = Digest.marks(m);
                    }
                    put(
                            MODELS + i,
                            Digest.share(Digest.place(MODEL, Digest.word(m.id())), Digest.word(m, markShares[i])));
                }
            roster = models;
        }

        /**
         * Frames are numbered from the bottom of the stack, because they are added and removed at the top. The part in the place of a frame is
         * the list that begins with it.
         */
        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        private void pending(List<Pending> pending, int lowest) {
            int size = pending.size();
            for (int gone = lowest + size; gone < places; gone++) {
                put(gone, 0);
                parts[gone] = null;
                frames[gone] = null;
            }
            places = lowest + size;
            int place = places;
            for (List<Pending> l = pending; !l.isEmpty(); l = l.tail()) {
                place--;
                // a list that is the same object has the same elements, to its end
                if (parts[place] == l) return;
                parts[place] = l;
                // a cast to an interface would be slow, as RecordSum says
                Object frame = l.head();
                if (frames[place] == frame) continue;
                frames[place] = frame;
                put(
                        place,
                        Digest.share(
                                Digest.place(PENDING, place - lowest),
                                RecordShape.of(frame.getClass()).record(frame)));
            }
        }

        private void fold(int place, Object value) {
            if (differs(place, value)) put(place, Digest.share(PLACES[place], word(value)));
        }

        private void fold(int place, Option<?> value) {
            if (differs(place, value)) put(place, value.isEmpty() ? 0 : Digest.share(PLACES[place], word(value.get())));
        }

        private void fold(int place, Seq<?> values) {
            if (differs(place, values)) put(place, Digest.share(PLACES[place], values));
        }

        private long word(Object value) {
            return Digest.word(RecordShape.of(value.getClass()), value);
        }

        /** Whether the share of a place must be computed again. */
        private boolean differs(int place, Object part) {
            if (parts[place] == part) return false;
            parts[place] = part;
            return true;
        }

        private void put(int place, long share) {
            sum += share - shares[place];
            shares[place] = share;
        }

        private void ensureCapacity(int most) {
            if (most <= parts.length) return;
            parts = Arrays.copyOf(parts, 2 * most);
            shares = Arrays.copyOf(shares, 2 * most);
            frames = Arrays.copyOf(frames, 2 * most);
        }
    }
}
