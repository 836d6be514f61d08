package io.github.deadcube.core.machine;

import java.lang.ref.WeakReference;

/**
 * The last workspace of a thread. The reference is weak, so that no thread keeps a game alive and no workspace grows
 * old (for a garbage collector, writing into an old object costs more than a new object). It holds the number of the
 * owner thread, but not the thread: no other thread reads a workspace while it is changed.
 */
final class LastWorkspace extends WeakReference<Now> {
    private final long thread;

    LastWorkspace(Now now, long thread) {
        super(now);
        this.thread = thread;
    }

    long thread() {
        return thread;
    }
}
