package io.github.deadcube;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * The listeners of a game and the messages that wait for delivery. A game adds messages while it holds its lock, and
 * delivers them without it: a listener may then wait for a lock of its own. One thread at a time delivers, so that
 * every listener receives all messages in one order.
 */
final class ListenerQueue {
    private final Deque<Message> waiting = new ArrayDeque<>();
    private Vector<Game.Listener> listeners = Vector.empty();
    private boolean delivering;

    /** A call to the listeners that were registered when the message was added. */
    private record Message(Consumer<Game.Listener> call, Vector<Game.Listener> receivers) {}

    synchronized void add(Game.Listener listener) {
        listeners = listeners.append(listener);
    }

    /** Adds a message. {@link #deliver} delivers it. */
    synchronized void enqueue(Consumer<Game.Listener> call) {
        if (listeners.nonEmpty()) waiting.add(new Message(call, listeners));
    }

    /**
     * Delivers messages until none waits, unless another call already does: that call then delivers them. Call this
     * without a lock.
     *
     * <p>Throws the first exception of a listener when all messages are delivered; the others are its suppressed
     * exceptions. A checked exception comes in an {@link UndeclaredThrowableException}.
     */
    void deliver() {
        if (!begin()) return;
        Vector<Throwable> thrown = Vector.empty();
        boolean done = false;
        try {
            for (Option<Message> next = next(); next.isDefined(); next = next())
                for (Game.Listener listener : next.get().receivers())
                    thrown = thrown.appendAll(delivered(next.get().call(), listener));
            done = true;
        } finally {
            if (!done) stop();
        }
        throwFirst(thrown);
    }

    private synchronized boolean begin() {
        if (delivering || waiting.isEmpty()) return false;
        delivering = true;
        return true;
    }

    /** The next message. None ends the delivery at once, so that no message can come in between and stay. */
    private synchronized Option<Message> next() {
        delivering = !waiting.isEmpty();
        return Option.of(waiting.poll());
    }

    private synchronized void stop() {
        delivering = false;
    }

    /** Catches all exceptions: languages without checked exceptions throw those too. */
    private static Option<Throwable> delivered(Consumer<Game.Listener> call, Game.Listener listener) {
        try {
            call.accept(listener);
            return Option.none();
        } catch (Throwable e) {
            return Option.some(e);
        }
    }

    private static void throwFirst(Vector<Throwable> thrown) {
        if (thrown.isEmpty()) return;
        Throwable first = thrown.head();
        thrown.tail().filter(other -> other != first).forEach(first::addSuppressed);
        if (first instanceof Error error) throw error;
        throw first instanceof RuntimeException exception ? exception : new UndeclaredThrowableException(first);
    }
}
