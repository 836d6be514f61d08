package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.page.FairPlaces.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Clients share places, however much one of them asks for. */
class FairPlacesTest {
    private final BlockingQueue<String> entered = new LinkedBlockingQueue<>();
    private final Map<String, Queue<Place>> held = new ConcurrentHashMap<>();
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void end() {
        threads.forEach(Thread::interrupt);
    }

    /** Begins to wait for a place; returns when it waits or has one. */
    private void enters(FairPlaces places, String client) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                Place place = places.enter(client, () -> false).get();
                held.computeIfAbsent(client, of -> new LinkedBlockingQueue<>()).add(place);
                entered.add(client);
            } catch (InterruptedException end) {
                // The test is over.
            }
        });
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
        while (thread.isAlive()
                && thread.getState() != Thread.State.WAITING
                && thread.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
    }

    private void leaves(String client) {
        held.get(client).remove().leave();
    }

    private String next() throws InterruptedException {
        return String.valueOf(entered.poll(60, TimeUnit.SECONDS));
    }

    @Test
    void aFreePlaceGoesToTheClientThatHasTheFewest() throws InterruptedException {
        FairPlaces places = new FairPlaces(3, 3);
        for (String client : new String[] {"a", "b", "c"}) enters(places, client);
        assertThat(next() + next() + next()).isEqualTo("abc");
        enters(places, "a");
        enters(places, "b");
        leaves("b");
        assertThat(next()).isEqualTo("b");
        assertThat(entered).isEmpty();
        leaves("c");
        assertThat(next()).isEqualTo("a");
    }

    @Test
    void aClientThatAsksForManyKeepsNoOtherWaiting() throws InterruptedException {
        FairPlaces places = new FairPlaces(2, 2);
        for (int n = 0; n < 7; n++) enters(places, "many");
        assertThat(next() + next()).isEqualTo("manymany");
        enters(places, "one");
        enters(places, "two");
        assertThat(entered).isEmpty();
        leaves("many");
        assertThat(next()).isEqualTo("one");
        leaves("many");
        assertThat(next()).isEqualTo("two");
        assertThat(entered).isEmpty();
        leaves("one");
        assertThat(next()).isEqualTo("many");
    }

    @Test
    void clientsGetAPlaceInTurns() throws InterruptedException {
        FairPlaces places = new FairPlaces(1, 1);
        enters(places, "a");
        assertThat(next()).isEqualTo("a");
        for (String client : new String[] {"a", "a", "b", "b", "c"}) enters(places, client);
        StringBuilder turns = new StringBuilder();
        for (String last = "a"; turns.length() < 5; last = turns.substring(turns.length() - 1)) {
            leaves(last);
            turns.append(next());
        }
        assertThat(turns).hasToString("bcaba");
    }

    @Test
    void aClientHasNoMoreThanItsPart() throws InterruptedException {
        FairPlaces places = new FairPlaces(3, 1);
        enters(places, "a");
        enters(places, "a");
        enters(places, "b");
        assertThat(next() + next()).isEqualTo("ab");
        assertThat(entered).isEmpty();
        assertThat(places.isWanted()).isTrue();
        leaves("a");
        assertThat(next()).isEqualTo("a");
        assertThat(places.isWanted()).isFalse();
    }

    @Test
    void workThatIsStoppedLeavesTheLine() throws InterruptedException {
        FairPlaces places = new FairPlaces(1, 1);
        enters(places, "a");
        assertThat(next()).isEqualTo("a");
        AtomicBoolean stopped = new AtomicBoolean();
        Thread waits = new Thread(() -> {
            try {
                entered.add(places.enter("b", stopped::get).isDefined() ? "entered" : "stopped");
            } catch (InterruptedException end) {
                // The test is over.
            }
        });
        waits.setDaemon(true);
        threads.add(waits);
        waits.start();
        while (waits.getState() != Thread.State.WAITING) Thread.sleep(1);
        stopped.set(true);
        places.wake();
        assertThat(next()).isEqualTo("stopped");
        assertThat(places.isWanted()).isFalse();
    }

    /** Work that gives no sign keeps its client's places, and after its time nobody else's. */
    @Test
    void aPlaceThatIsHeldForLongCountsForItsClientAlone() throws InterruptedException {
        AtomicLong clock = new AtomicLong();
        FairPlaces places = new FairPlaces(2, 2, clock::get, TimeUnit.MILLISECONDS.toNanos(1));
        for (int n = 0; n < 3; n++) enters(places, "many");
        assertThat(next() + next()).isEqualTo("manymany");
        enters(places, "one");
        clock.set(TimeUnit.MILLISECONDS.toNanos(1));
        assertThat(entered).isEmpty();
        clock.incrementAndGet();
        assertThat(next()).isEqualTo("one");
        enters(places, "two");
        assertThat(next()).isEqualTo("two");
        enters(places, "three");
        assertThat(entered)
                .as("the places are taken by work that has just begun")
                .isEmpty();
        leaves("one");
        assertThat(next()).isEqualTo("three");
        leaves("two");
        assertThat(entered).as("its client has two").isEmpty();
        leaves("many");
        assertThat(next()).isEqualTo("many");
    }
}
