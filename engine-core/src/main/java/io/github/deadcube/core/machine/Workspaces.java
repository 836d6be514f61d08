package io.github.deadcube.core.machine;

import io.github.deadcube.api.GameState;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Lends workspaces. A game usually continues in the same thread from the same state, so the last workspace of each
 * thread is kept with its state: a prompt, its options and the answer need one workspace.
 */
public final class Workspaces {
    /** A power of two. */
    private static final int FEW_THREADS = 16;

    private static final ThreadLocal<@Nullable LastWorkspace> LAST = new ThreadLocal<>();

    private final Supplier<Now> make;

    /**
     * The last workspace of each of a few threads, found faster than by a {@link ThreadLocal}. Threads may race for an
     * entry; final fields say which thread owns it, and no other thread reads its content.
     */
    private final @Nullable LastWorkspace[] latest = new LastWorkspace[FEW_THREADS];

    /** @param make creates an empty workspace */
    public Workspaces(Supplier<Now> make) {
        this.make = make;
    }

    /** Lends a workspace with this state until {@link Now#giveBack}. A workspace that is not returned is replaced. */
    public Now at(GameState state) {
        long thread = Thread.currentThread().getId();
        int place = (int) thread & FEW_THREADS - 1;
        Now now = free(latest[place], thread);
        if (now == null) now = free(LAST.get(), thread);
        if (now == null) {
            now = make.get();
            LastWorkspace kept = new LastWorkspace(now, thread);
            LAST.set(kept);
            latest[place] = kept;
        }
        now.lend(this, state);
        return now;
    }

    private @Nullable Now free(@Nullable LastWorkspace kept, long thread) {
        Now now = kept == null || kept.thread() != thread ? null : kept.get();
        return now != null && now.isFree(this) ? now : null;
    }
}
