package io.github.deadcube.web.instead.io.github.deadcube.core.machine;

import io.github.deadcube.core.machine.Now;

/**
 * A strong reference: a weak one costs a call of JavaScript each time, and a program with one thread has one workspace.
 */
public final class LastWorkspace {
    private final Now now;
    private final long thread;

    public LastWorkspace(Now now, long thread) {
        this.now = now;
        this.thread = thread;
    }

    /** Returns an object, as {@link java.lang.ref.Reference#get} does for a caller in bytecode. */
    public Object get() {
        return now;
    }

    public long thread() {
        return thread;
    }
}
