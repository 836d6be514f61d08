package io.github.deadcube.core.session;

import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * The listeners of a session and the messages that wait for delivery. Every listener receives all messages in the same order, messages
 * that another listener caused included.
 */
final class ListenerQueue {
    private final Deque<Message> waiting = new ArrayDeque<>();
    private Vector<SessionListener> listeners = Vector.empty();
    private boolean delivering;

    /** A call to the listeners that were registered when the message was added. */
    private record Message(Consumer<SessionListener> call, Vector<SessionListener> receivers) {}

    void add(SessionListener listener) {
        listeners = listeners.append(listener);
    }

    /** Adds a message. {@link #deliverAll} delivers it. */
    void enqueue(Consumer<SessionListener> message) {
        waiting.add(new Message(message, listeners));
    }

    /** Delivers the waiting messages, unless an outer call already does; returns the exceptions that listeners threw. */
    Vector<Throwable> deliverAll() {
        if (delivering) return Vector.empty();
        delivering = true;
        Vector<Throwable> thrown = Vector.empty();
        try {
            while (!waiting.isEmpty()) {
                Message message = waiting.remove();
                for (SessionListener listener : message.receivers())
                    thrown = thrown.appendAll(delivered(message.call(), listener));
            }
        } finally {
            delivering = false;
        }
        return thrown;
    }

    private static Vector<Throwable> delivered(Consumer<SessionListener> message, SessionListener listener) {
        try {
            message.accept(listener);
            return Vector.empty();
        } catch (RuntimeException | Error e) {
            return Vector.of(e);
        }
    }

    /** Throws the first exception; the others are its suppressed exceptions. */
    static void throwFirst(Vector<Throwable> thrown) {
        if (thrown.isEmpty()) return;
        Throwable first = thrown.head();
        thrown.tail().filter(other -> other != first).forEach(first::addSuppressed);
        if (first instanceof Error error) throw error;
        throw (RuntimeException) first;
    }
}
