package io.github.deadcube.core.session;

import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Who listens to a session, and what is still to be told: everything to everyone in one order, also what a listener has brought about. */
final class ListenerQueue {
    private final Deque<Said> left = new ArrayDeque<>();
    private Vector<SessionListener> listeners = Vector.empty();
    private boolean telling;

    /** What has happened, and who listened then. */
    private record Said(Consumer<SessionListener> what, Vector<SessionListener> to) {}

    void add(SessionListener listener) {
        listeners = listeners.append(listener);
    }

    /** Has something told when all has happened that belongs together. */
    void later(Consumer<SessionListener> said) {
        left.add(new Said(said, listeners));
    }

    /** Tells what is left, unless it is being told by an outer call; what listeners have thrown meanwhile. */
    Vector<Throwable> tell() {
        if (telling) return Vector.empty();
        telling = true;
        Vector<Throwable> thrown = Vector.empty();
        try {
            while (!left.isEmpty()) {
                Said said = left.remove();
                for (SessionListener listener : said.to()) thrown = thrown.appendAll(told(said.what(), listener));
            }
        } finally {
            telling = false;
        }
        return thrown;
    }

    private static Vector<Throwable> told(Consumer<SessionListener> said, SessionListener listener) {
        try {
            said.accept(listener);
            return Vector.empty();
        } catch (RuntimeException | Error e) {
            return Vector.of(e);
        }
    }

    /** Throws the first, which names the others. */
    static void raise(Vector<Throwable> thrown) {
        if (thrown.isEmpty()) return;
        Throwable first = thrown.head();
        thrown.tail().filter(other -> other != first).forEach(first::addSuppressed);
        if (first instanceof Error error) throw error;
        throw (RuntimeException) first;
    }
}
