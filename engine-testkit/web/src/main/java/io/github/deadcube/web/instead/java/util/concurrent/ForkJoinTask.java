package io.github.deadcube.web.instead.java.util.concurrent;

import org.jspecify.annotations.Nullable;

/** A task that is done. */
public class ForkJoinTask<V> {
    public @Nullable V join() {
        return null;
    }

    public void quietlyJoin() {}
}
