package io.github.deadcube.testkit.serve;

import java.util.concurrent.ThreadFactory;

/** Threads for which the end of the process does not wait. */
public final class DaemonThreads {
    private DaemonThreads() {}

    public static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
