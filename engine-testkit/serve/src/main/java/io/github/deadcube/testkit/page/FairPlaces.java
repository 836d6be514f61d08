package io.github.deadcube.testkit.page;

import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Places for the work of several clients. A free place goes to the client that has the fewest; of equal ones, to the
 * one that had none for longest. So a client that asks for many places keeps no other one waiting. A place that is held
 * for longer than a time counts for its client alone: work that gives no sign keeps no other one waiting either.
 */
final class FairPlaces {
    private static final long NEVER = Long.MAX_VALUE;

    private final int places;
    private final int ofAClient;
    private final LongSupplier nanos;
    private final long longest;
    /** The clients that have places or wait for them: the one that has got or left a place last is the last one. */
    private final Map<String, Line> lines = new LinkedHashMap<>();
    /** In the order in which they were taken. */
    private final Set<Place> taken = new LinkedHashSet<>();

    private static final class Line {
        private final Deque<Object> waiting = new ArrayDeque<>();
        private int held;
    }

    /** @param ofAClient the most places of one client */
    FairPlaces(int places, int ofAClient) {
        this(places, ofAClient, () -> 0, NEVER);
    }

    /** @param longest the nanoseconds after which a place counts for its client alone */
    FairPlaces(int places, int ofAClient, LongSupplier nanos, long longest) {
        this.places = places;
        this.ofAClient = ofAClient;
        this.nanos = nanos;
        this.longest = longest;
    }

    /**
     * Waits for a place; then {@link Place#leave} must follow.
     *
     * @param stopped whether the work is not wanted any more; {@link #wake} lets those who wait look
     * @return none if the work was stopped before it got a place
     */
    synchronized Option<Place> enter(String client, BooleanSupplier stopped) throws InterruptedException {
        Line line = lines.computeIfAbsent(client, of -> new Line());
        Object ticket = new Object();
        line.waiting.add(ticket);
        boolean entered = false;
        try {
            while (!(line.waiting.peek() == ticket && isNext(line))) {
                if (stopped.getAsBoolean()) return Option.none();
                waitForOthers();
            }
            entered = true;
            line.held++;
            Place place = new Place(client, nanos.getAsLong());
            taken.add(place);
            last(client, line);
            return Option.some(place);
        } finally {
            line.waiting.remove(ticket);
            if (!entered) forget(client, line);
            notifyAll();
        }
    }

    /** Nobody tells that a place has been held for long. */
    private void waitForOthers() throws InterruptedException {
        if (longest == NEVER) wait();
        else wait(Math.max(1, TimeUnit.NANOSECONDS.toMillis(longest)));
    }

    /** Whether the next free place is for a client of this line. */
    private boolean isNext(Line line) {
        long now = nanos.getAsLong();
        int counted = 0;
        for (Place place : taken) if (now - place.since <= longest) counted++;
        if (counted >= places) return false;
        Line next = null;
        for (Line other : lines.values())
            if (!other.waiting.isEmpty() && other.held < ofAClient && (next == null || other.held < next.held))
                next = other;
        return next == line;
    }

    private synchronized void left(Place place) {
        if (!taken.remove(place)) throw new IllegalStateException(place.client + " has left this place");
        Line line = lines.get(place.client);
        if (line == null) throw new IllegalStateException(place.client + " has no place");
        line.held--;
        last(place.client, line);
        forget(place.client, line);
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

    /** A place that is taken. */
    final class Place {
        private final String client;
        private final long since;

        private Place(String client, long since) {
            this.client = client;
            this.since = since;
        }

        void leave() {
            left(this);
        }
    }
}
