package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sighting;
import io.github.deadcube.api.extend.Sightlines;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * K-SMOKE: sight past smoke. Smoke can only block sight, never give it.
 *
 * @param bare the sight without smoke
 * @param view the same sight without a cache
 */
record Clouded(BattlefieldSight bare, Vector<Cube> smoke, SightView view, CachedSight known) implements Sightlines {
    private static final int FEW_LINES = 1 << 8;
    /** At most 128 KB. */
    private static final int MOST_LINES = 1 << 14;

    private static final int EYES = 1 << 7;

    static Clouded of(BattlefieldSight bare, Vector<Cube> smoke) {
        return new Clouded(bare, smoke, bare.view(smoke), bare.remembered(FEW_LINES, MOST_LINES, EYES));
    }

    /** A copy with an equal smoke value. */
    Clouded of(Vector<Cube> equal) {
        return new Clouded(bare, equal, view, known);
    }

    @Override
    public LineOfSight line(Place from, Body shooter, Place to, Body target) {
        LineOfSight line = bare.line(from, shooter, to, target);
        return line == LineOfSight.NONE || !view.clouded(from, bare.eye(from, shooter), to.cube())
                ? line
                : bare.line(known, view, from, shooter, to, target);
    }

    @Override
    public boolean sees(Place from, Body shooter, Cube cube) {
        return bare.sees(from, shooter, cube)
                && (!view.clouded(from, bare.eye(from, shooter), cube) || bare.sees(known, view, from, shooter, cube));
    }

    @Override
    public Sighting explain(Place from, Body shooter, Place to, Body target) {
        return view.explain(from, shooter, to, target);
    }

    @Override
    public Vector<Cube> crossed(Place from, Body shooter, Place to, Body target) {
        return view.crossed(from, shooter, to, target);
    }

    @Override
    public Sightlines past(Vector<Cube> smoke) {
        return bare.past(smoke);
    }

    /** K-SMOKE: a cache of sight past recently used smoke. Thread-safe. */
    static final class Clouds {
        /** A power of two. */
        private static final int KEPT = 16;

        private static final int FOLD = 31;
        /** A power of two. */
        private static final int FEW_THREADS = 16;

        private final AtomicReferenceArray<@Nullable Clouded> kept = new AtomicReferenceArray<>(KEPT);
        /** The last result of each of a few threads. A separate place for each avoids contention; all threads may read all. */
        private final @Nullable Clouded[] latest = new Clouded[FEW_THREADS];

        /** @param smoke at least one cube */
        @SuppressWarnings(
                "ReferenceEquality") // a state passes the same object many times; a comparison of the contents costs
        // more
        Clouded over(BattlefieldSight bare, Vector<Cube> smoke) {
            int place = (int) Thread.currentThread().getId() & FEW_THREADS - 1;
            Clouded known = latest[place];
            if (known == null || known.smoke() != smoke) latest[place] = known = kept(bare, smoke);
            return known;
        }

        private Clouded kept(BattlefieldSight bare, Vector<Cube> smoke) {
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
}
