package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Cube;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** K-SMOKE: sight past the smoke that was asked about of late; any thread may ask. */
final class Clouds {
    /** A power of two. */
    private static final int KEPT = 16;

    private static final int FOLD = 31;
    /** A power of two. */
    private static final int FEW_THREADS = 16;

    private final AtomicReferenceArray<@Nullable Clouded> kept = new AtomicReferenceArray<>(KEPT);
    /** What each of a few threads asked for last. Threads that shared one place would wait for each other; any may read any. */
    private final @Nullable Clouded[] latest = new Clouded[FEW_THREADS];

    /** @param smoke some cubes, one at least */
    @SuppressWarnings(
            "ReferenceEquality") // a state asks with the same value many times; to compare all of it is dearer
    Clouded over(Lookout bare, Vector<Cube> smoke) {
        int place = (int) Thread.currentThread().getId() & FEW_THREADS - 1;
        Clouded known = latest[place];
        if (known == null || known.smoke() != smoke) latest[place] = known = kept(bare, smoke);
        return known;
    }

    private Clouded kept(Lookout bare, Vector<Cube> smoke) {
        int slot = slot(smoke);
        Clouded known = kept.get(slot);
        if (known != null && known.smoke().equals(smoke)) return known.of(smoke);
        Clouded fresh = Clouded.of(bare, smoke);
        kept.set(slot, fresh);
        return fresh;
    }

    private static int slot(Vector<Cube> smoke) {
        int mixed = 0;
        for (Cube c : smoke) mixed = ((mixed * FOLD + c.column()) * FOLD + c.row()) * FOLD + c.level();
        return (mixed ^ mixed >>> 8) & KEPT - 1;
    }
}
