package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * K-SMOKE: sight past smoke. Smoke can only block sight, never give it: what the scenery blocks is answered without it,
 * and so is what no smoke is near. The rest has a small cache of its own.
 */
final class Clouded extends ExplainedSight {
    private static final int FEW_LINES = 1 << 8;
    /** At most 128 KB. */
    private static final int MOST_LINES = 1 << 14;

    private static final int EYES = 1 << 7;

    private final BattlefieldSight bare;
    private final Vector<Cube> smoke;
    private final CachedSight answers;

    /** @param bare the sight without smoke */
    private Clouded(BattlefieldSight bare, Vector<Cube> smoke, SightView view, CachedSight answers) {
        super(view);
        this.bare = bare;
        this.smoke = smoke;
        this.answers = answers;
    }

    private static Clouded of(BattlefieldSight bare, Vector<Cube> smoke) {
        return new Clouded(bare, smoke, bare.view(smoke), bare.noAnswers(FEW_LINES, MOST_LINES, EYES));
    }

    /** A copy with an equal smoke value. */
    private Clouded of(Vector<Cube> equal) {
        return new Clouded(bare, equal, view, answers);
    }

    @Override
    public LineOfSight line(Place from, Body shooter, Place to, Body target) {
        LineOfSight line = bare.line(from, shooter, to, target);
        return line == LineOfSight.NONE || !view.clouded(from, bare.eye(from, shooter), to.cube())
                ? line
                : bare.line(answers, view, from, shooter, to, target);
    }

    @Override
    public boolean sees(Place from, Body shooter, Cube cube) {
        return bare.sees(from, shooter, cube)
                && (!view.clouded(from, bare.eye(from, shooter), cube)
                        || bare.sees(answers, view, from, shooter, cube));
    }

    @Override
    public ExplainedSight past(Vector<Cube> smoke) {
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
        /**
         * The last result of each of a few threads. A separate place for each avoids contention; all threads may read
         * all.
         */
        private final @Nullable Clouded[] latest = new Clouded[FEW_THREADS];

        /** @param smoke at least one cube */
        @SuppressWarnings("ReferenceEquality") // a state passes the same object often; comparing contents costs more
        Clouded over(BattlefieldSight bare, Vector<Cube> smoke) {
            int place = (int) Thread.currentThread().getId() & FEW_THREADS - 1;
            Clouded last = latest[place];
            if (last == null || last.smoke != smoke) latest[place] = last = kept(bare, smoke);
            return last;
        }

        private Clouded kept(BattlefieldSight bare, Vector<Cube> smoke) {
            int slot = slot(smoke);
            Clouded earlier = kept.get(slot);
            if (earlier != null && earlier.smoke.equals(smoke)) return earlier.of(smoke);
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
