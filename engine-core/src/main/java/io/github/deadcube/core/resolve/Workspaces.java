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
    private static final ThreadLocal<@Nullable WeakReference<Now>> LAST = new ThreadLocal<>();

    private final Supplier<Now> make;

    /**
     * The workspace that was made last, found sooner than that of a thread. Threads may race for it: a workspace knows the thread that
     * made it by a final field, and nobody else uses it.
     */
    private @Nullable WeakReference<Now> latest;

    /** @param make makes one that stands nowhere yet */
    public Workspaces(Supplier<Now> make) {
        this.make = make;
    }

    /** One that stands at a state, and is lent to nobody else until {@link Now#giveBack}; one that is lost is not missed. */
    public Now at(GameState state) {
        Now now = free(latest);
        if (now == null) now = free(LAST.get());
        if (now == null) {
            now = make.get();
            WeakReference<Now> kept = new WeakReference<>(now);
            LAST.set(kept);
            latest = kept;
        }
        now.lend(this, state);
        return now;
    }

    private @Nullable Now free(@Nullable WeakReference<Now> kept) {
        Now now = kept == null ? null : kept.get();
        return now != null && now.isFree(this) ? now : null;
    }
}
