package io.github.deadcube.core.digest;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The digests of one game's states. Each of a few threads has a {@link Trail}. Threads may race for a place: a final
 * field says which thread owns a trail, and no other thread reads its content. An atomic exchange would be a seventh of
 * the costs of a digest.
 */
public final class DigestCache {
    /** A power of two. */
    private static final int FEW_THREADS = 16;

    private final @Nullable Trail[] kept = new Trail[FEW_THREADS];

    /** @param setup the digest of the game's set-up */
    public long digest(GameState state, long setup) {
        return digest(trail -> trail.digest(state), setup);
    }

    /** @param setup the digest of the game's set-up */
    public long digest(PlayerView view, long setup) {
        return digest(trail -> trail.digest(view, Digest.share(Trail.KNOWN, view.known())), setup);
    }

    /**
     * The digest of a view that knows those of the tokens that its side has looked at.
     *
     * @param setup the digest of the game's set-up
     */
    public long digest(PlayerView view, Vector<TokenItem> tokens, long setup) {
        return digest(trail -> trail.digest(view, trail.known(view, tokens)), setup);
    }

    @SuppressWarnings("ReferenceEquality") // a thread may be equal to another one
    private long digest(ToLongFunction<Trail> of, long setup) {
        Thread thread = Thread.currentThread();
        int place = (int) thread.getId() & FEW_THREADS - 1;
        Trail trail = kept[place];
        if (trail == null || trail.owner.get() != thread) trail = new Trail(thread, Digest.begin(setup));
        kept[place] = null;
        long digest = of.applyAsLong(trail);
        // a trail that failed is not put back
        kept[place] = trail;
        return digest;
    }

    /**
     * The parts of the state that was digested last, with their shares. Most parts of the next state are the same
     * objects, so only the shares of changed parts are computed. Parts are immutable, so the same object has the same
     * share.
     */
    private static final class Trail {
        /**
         * The parts that every state has once, by their saved names. The models follow them, then the unfinished rules.
         */
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
        private static final int FIRST_MODEL = PLACES.length;

        private static final long MODEL_NAME = Digest.name("models");
        private static final long PENDING = Digest.name("pending");
        /** The shares of the sides that have views. */
        private static final long[] SIDES = LongStream.of(Digest.names(Side.class))
                .map(side -> Digest.share(Digest.place("side"), side))
                .toArray();

        private static final long KNOWN = Digest.place("known");

        /**
         * The thread itself, because a class of threads may give two of them one number; weak, so that no game keeps a
         * thread alive.
         */
        final WeakReference<Thread> owner;

        private final long begin;

        /** The part in each place, and its share; null and 0 for an empty place. */
        private @Nullable Object[] parts = {};

        private long[] shares = {};
        /** By place; the word of a part times this number is its share. */
        private long[] factors = {};
        /** The shape of the last part in each place: the next one has often the same class. */
        private @Nullable RecordShape[] shapes = {};

        /** The frame in each place of a frame. */
        private @Nullable Object[] frames = {};

        /** The marks of each model, and their share: most changes of a model leave them. */
        private @Nullable Object[] marks = {};

        private long[] markShares = {};

        /** The tokens that each side's view knew last. */
        private final @Nullable Known[] known = new Known[2];

        private record Known(List<Integer> looked, Vector<TokenItem> tokens, long share) {}

        private @Nullable FullPosition position;
        private @Nullable Roster roster;
        private int places;
        private long sum;

        Trail(Thread thread, long begin) {
            owner = new WeakReference<>(thread);
            this.begin = begin;
        }

        /** The digest of a state. If it throws, discard the trail. */
        long digest(GameState state) {
            visible(FullPosition.of(state.position()), state.pending());
            fold(HIDDEN, state.secrets());
            return Digest.whole(begin, sum);
        }

        /** The digest of a view, from the share of the tokens that it knows. If it throws, discard the trail. */
        long digest(PlayerView view, long known) {
            visible(FullPosition.of(view.position()), view.pending());
            return Digest.whole(begin, sum - shares[HIDDEN] + SIDES[view.side().ordinal()] + known);
        }

        /** The share of the tokens that a view knows. To sift them costs half as much as the rest of its digest. */
        @SuppressWarnings("ReferenceEquality") // the same objects have the same share
        long known(PlayerView view, Vector<TokenItem> tokens) {
            List<Integer> looked = view.position().side(view.side()).looked();
            Known last = known[view.side().ordinal()];
            if (last == null || last.looked != looked || last.tokens != tokens)
                known[view.side().ordinal()] = last = new Known(looked, tokens, Digest.share(KNOWN, view.known()));
            return last.share;
        }

        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        private void visible(FullPosition p, List<Pending> pending) {
            int lowest = FIRST_MODEL + p.roster().size();
            ensureCapacity(lowest + pending.size(), p.roster());
            if (p != position) position(p);
            pending(pending, lowest);
        }

        @SuppressWarnings("ReferenceEquality") // the same object has the same share
        private void position(FullPosition p) {
            if (p.roster() != roster) models(p.roster());
            int place = 0;
            fold(place++, p.a());
            fold(place++, p.b());
            put(place++, p.round());
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
                marks = new Object[models.size()];
                markShares = new long[models.size()];
            }
            Object[] known = parts;
            for (int i = 0; i < models.size(); i++) {
                Model m = models.get(i);
                if (known[FIRST_MODEL + i] != m) model(i, m);
            }
            roster = models;
        }

        @SuppressWarnings("ReferenceEquality") // as above
        private void model(int i, Model m) {
            parts[FIRST_MODEL + i] = m;
            if (marks[i] != m.marks()) {
                marks[i] = m.marks();
                markShares[i] = Digest.marks(m);
            }
            put(FIRST_MODEL + i, Digest.word(m, markShares[i]));
        }

        /**
         * Frames are numbered from the bottom of the stack, because they are added and removed at the top. The part in
         * the place of a frame is the list that begins with it.
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
                put(place, shape(place, frame).record(frame));
            }
        }

        private void fold(int place, Object value) {
            if (differs(place, value)) put(place, word(place, value));
        }

        private void fold(int place, Option<?> value) {
            if (differs(place, value)) put(place, value.isEmpty() ? 0 : word(place, value.get()));
        }

        private void fold(int place, Seq<?> values) {
            if (differs(place, values)) put(place, values.isEmpty() ? 0 : Digest.sequence(values));
        }

        private long word(int place, Object value) {
            return Digest.word(shape(place, value), value);
        }

        private RecordShape shape(int place, Object value) {
            RecordShape shape = shapes[place];
            if (shape == null || !shape.isOf(value)) shapes[place] = shape = RecordShape.of(value.getClass());
            return shape;
        }

        private boolean differs(int place, Object part) {
            if (parts[place] == part) return false;
            parts[place] = part;
            return true;
        }

        private void put(int place, long word) {
            long share = Digest.share(factors[place], word);
            sum += share - shares[place];
            shares[place] = share;
        }

        private void ensureCapacity(int most, Roster models) {
            int before = parts.length;
            if (most <= before) return;
            parts = Arrays.copyOf(parts, 2 * most);
            shares = Arrays.copyOf(shares, 2 * most);
            frames = Arrays.copyOf(frames, 2 * most);
            shapes = Arrays.copyOf(shapes, 2 * most);
            factors = Arrays.copyOf(factors, 2 * most);
            for (int place = before; place < 2 * most; place++) factors[place] = factor(place, models);
        }

        private static long factor(int place, Roster models) {
            if (place < FIRST_MODEL) return PLACES[place];
            int lowest = FIRST_MODEL + models.size();
            return place < lowest
                    ? Digest.place(
                            MODEL_NAME,
                            Digest.word(models.get(place - FIRST_MODEL).id()))
                    : Digest.place(PENDING, place - lowest);
        }
    }
}
