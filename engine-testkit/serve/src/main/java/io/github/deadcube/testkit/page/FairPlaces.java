package io.github.deadcube.testkit.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Places for the work of several clients. A free place goes to the client that has the fewest; of equal ones, to the one that had none for
 * longest. So a client that asks for many places keeps no other one waiting.
 */
final class FairPlaces {
    private final int places;
    private final int ofAClient;
    /** The clients that have places or wait for them: the one that has got or left a place last is the last one. */
    private final Map<String, Line> lines = new LinkedHashMap<>();

    private int taken;

    private static final class Line {
        private final Deque<Object> waiting = new ArrayDeque<>();
        private int held;
    }

    /** @param ofAClient the most places of one client */
    FairPlaces(int places, int ofAClient) {
        this.places = places;
        this.ofAClient = ofAClient;
    }

    /**
     * Waits for a place; then {@link #leave} must follow.
     *
     * @param stopped whether the work is not wanted any more; {@link #wake} lets those who wait look
     * @return false if the work was stopped before it got a place
     */
    synchronized boolean enter(String client, BooleanSupplier stopped) throws InterruptedException {
        Line line = lines.computeIfAbsent(client, of -> new Line());
        Object ticket = new Object();
        line.waiting.add(ticket);
        boolean entered = false;
        try {
            while (!(line.waiting.peek() == ticket && isNext(line))) {
                if (stopped.getAsBoolean()) return false;
                wait();
            }
            entered = true;
            line.held++;
            taken++;
            last(client, line);
            return true;
        } finally {
            line.waiting.remove(ticket);
            if (!entered) forget(client, line);
            notifyAll();
        }
    }

    /** Whether the next free place is for a client of this line. */
    private boolean isNext(Line line) {
        if (taken >= places) return false;
        Line next = null;
        for (Line other : lines.values())
            if (!other.waiting.isEmpty() && other.held < ofAClient && (next == null || other.held < next.held))
                next = other;
        return next == line;
    }

    synchronized void leave(String client) {
        Line line = lines.get(client);
        if (line == null) throw new IllegalStateException(client + " has no place");
        line.held--;
        taken--;
        last(client, line);
        forget(client, line);
        notifyAll();
    }

    private void last(String client, Line line) {
        lines.remove(client);
        lines.put(client, line);
    }

    private void forget(String client, Line line) {
        if (line.held == 0 && line.waiting.isEmpty()) lines.remove(client, line);
    }

    /** Whether somebody waits for a place. */
    synchronized boolean isWanted() {
        for (Line line : lines.values()) if (!line.waiting.isEmpty()) return true;
        return false;
    }

    /** Lets all who wait look whether their work was stopped. */
    synchronized void wake() {
        notifyAll();
    }
}
