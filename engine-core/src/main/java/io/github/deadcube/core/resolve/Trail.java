package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Roster;
import io.vavr.collection.List;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The state that was digested last, part by part: its words, and how far the digest had come after them. The next state has most
 * of its parts: those before the first that differs are not mixed again, and only those that differ become words again. Parts are
 * immutable, so the same object has the same words. Belongs to one thread at a time.
 */
final class Trail {
    /** The parts that every state has once; then come its models, then what is still to be done. */
    private enum Part {
        A,
        B,
        ROUND,
        INITIATIVE,
        STARTER,
        ACTIVE,
        ITEMS,
        MARKERS,
        RECON,
        WAITING,
        RESULT,
        TOKENS,
        FRAMES
    }

    private static final int MODELS = Part.values().length;

    private final Digest digest = new Digest();
    private final long begin;
    private Share[] shares = {};
    private @Nullable Position position;
    private @Nullable Roster roster;
    private long hash;
    /** Whether all parts so far are those of the last state. */
    private boolean same;

    /** @param game the digest of the set-up */
    Trail(long game) {
        begin = Digest.begin(game);
    }

    /** What one part brings to the digest. */
    private static final class Share {
        private @Nullable Object part;
        private long[] words = {};
        private int size;
        private long after;
    }

    /** The digest of a state. A trail that failed on the way is of no more use. */
    @SuppressWarnings("ReferenceEquality") // the same object has the same words
    long of(GameState state) {
        Position p = state.position();
        room(MODELS + p.roster().size() + state.pending().size());
        hash = begin;
        same = true;
        if (p == position) hash = share(Part.RESULT).after;
        else position(p);
        if (differs(share(Part.TOKENS), state.secrets().tokens()))
            digest.known(state.secrets().tokens());
        mix(share(Part.TOKENS));
        pending(state.pending(), MODELS + p.roster().size());
        return hash;
    }

    @SuppressWarnings("ReferenceEquality") // the same object has the same words
    private void position(Position p) {
        if (p.roster() == roster) hash = shares[MODELS + p.roster().size() - 1].after;
        else models(p.roster());
        fold(share(Part.A), p.a());
        fold(share(Part.B), p.b());
        fold(share(Part.ROUND), p.round());
        fold(share(Part.INITIATIVE), p.initiative());
        fold(share(Part.STARTER), p.starter());
        fold(share(Part.ACTIVE), p.active());
        if (differs(share(Part.ITEMS), p.items())) digest.items(p.items());
        mix(share(Part.ITEMS));
        fold(share(Part.MARKERS), p.markers());
        fold(share(Part.RECON), p.recon());
        fold(share(Part.WAITING), p.waiting());
        fold(share(Part.RESULT), p.result());
        position = p;
    }

    private void models(Roster models) {
        for (int i = 0; i < models.size(); i++) {
            Share share = shares[MODELS + i];
            if (differs(share, models.get(i))) digest.model(models.get(i));
            mix(share);
        }
        roster = models;
    }

    /** Each is known by how many lie below it: they come and go on top. */
    private void pending(List<Pending> pending, int lowest) {
        fold(share(Part.FRAMES), pending.size());
        int place = lowest + pending.size();
        for (List<Pending> l = pending; !l.isEmpty(); l = l.tail()) fold(shares[--place], l.head());
    }

    private Share share(Part part) {
        return shares[part.ordinal()];
    }

    private void fold(Share share, Object part) {
        if (differs(share, part)) digest.fold(part);
        mix(share);
    }

    /** Whether the part that a share is of must become words anew. */
    private boolean differs(Share share, Object part) {
        if (share.part == part) return false;
        share.part = part;
        share.size = 0;
        digest.clear();
        same = false;
        return true;
    }

    private void mix(Share share) {
        if (same) {
            hash = share.after;
            return;
        }
        if (share.size == 0) {
            share.words = digest.words(share.words);
            share.size = digest.size();
        }
        hash = share.after = Digest.mixed(hash, share.words, share.size);
    }

    private void room(int parts) {
        int before = shares.length;
        if (parts <= before) return;
        shares = Arrays.copyOf(shares, parts);
        for (int i = before; i < parts; i++) shares[i] = new Share();
    }
}
