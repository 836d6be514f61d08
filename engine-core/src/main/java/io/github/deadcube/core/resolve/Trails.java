package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The digests of one game's states. Each of a few threads takes a {@link Trail} along; a thread that finds none begins one. */
final class Trails {
    /** A power of two. */
    private static final int FEW_THREADS = 16;

    private final AtomicReferenceArray<@Nullable Trail> kept = new AtomicReferenceArray<>(FEW_THREADS);

    /**
     * The digest of a state.
     *
     * @param game the digest of its set-up
     */
    long digest(GameState state, long game) {
        int place = (int) Thread.currentThread().getId() & FEW_THREADS - 1;
        Trail trail = kept.getAndSet(place, null);
        if (trail == null) trail = new Trail(game);
        long digest = trail.of(state);
        // one that failed on the way is not put back
        kept.setRelease(place, trail);
        return digest;
    }
}
