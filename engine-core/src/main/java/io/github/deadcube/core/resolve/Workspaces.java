package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import java.lang.ref.WeakReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Workspaces to be lent. A game mostly goes on in the thread and from the state where it stopped: the last workspace of each thread
 * is kept as it stands, so that a prompt, its options and the answer need one between them. It is held weakly, so that no thread
 * keeps a game alive, and that no workspace grows old (to write into an old object costs a collector more than a new object does).
 */
public final class Workspaces {
    /** A power of two. */
    private static final int FEW_THREADS = 16;

    private static final ThreadLocal<@Nullable Kept> LAST = new ThreadLocal<>();

    private final Supplier<Now> make;

    /**
     * The workspace that each of a few threads made last, found sooner than by a thread's own means. Threads may race for a place: what
     * is kept there says by final fields whose it is, and nobody else looks into it.
     */
    private final @Nullable Kept[] latest = new Kept[FEW_THREADS];

    /** @param make makes one that stands nowhere yet */
    public Workspaces(Supplier<Now> make) {
        this.make = make;
    }

    /** One that stands at a state, and is lent to nobody else until {@link Now#giveBack}; one that is lost is not missed. */
    public Now at(GameState state) {
        long thread = Thread.currentThread().getId();
        int place = (int) thread & FEW_THREADS - 1;
        Now now = free(latest[place], thread);
        if (now == null) now = free(LAST.get(), thread);
        if (now == null) {
            now = make.get();
            Kept kept = new Kept(now, thread);
            LAST.set(kept);
            latest[place] = kept;
        }
        now.lend(this, state);
        return now;
    }

    private @Nullable Now free(@Nullable Kept kept, long thread) {
        Now now = kept == null || kept.thread != thread ? null : kept.get();
        return now != null && now.isFree(this) ? now : null;
    }

    /** Whose number it bears, so that no other thread reads from a workspace while it is written to; the thread itself is not kept. */
    private static final class Kept extends WeakReference<Now> {
        private final long thread;

        Kept(Now now, long thread) {
            super(now);
            this.thread = thread;
        }
    }
}
