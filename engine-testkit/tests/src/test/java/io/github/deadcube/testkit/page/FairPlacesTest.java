package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Clients share places, however much one of them asks for. */
class FairPlacesTest {
    private final BlockingQueue<String> entered = new LinkedBlockingQueue<>();
    private final List<Thread> threads = new ArrayList<>();

    @AfterEach
    void end() {
        threads.forEach(Thread::interrupt);
    }

    /** Begins to wait for a place; returns when it waits or has one. */
    private void enters(FairPlaces places, String client) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                if (places.enter(client, () -> false)) entered.add(client);
            } catch (InterruptedException end) {
                // The test is over.
            }
        });
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
        while (thread.isAlive() && thread.getState() != Thread.State.WAITING) Thread.sleep(1);
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
        places.leave("b");
        assertThat(next()).isEqualTo("b");
        assertThat(entered).isEmpty();
        places.leave("c");
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
        places.leave("many");
        assertThat(next()).isEqualTo("one");
        places.leave("many");
        assertThat(next()).isEqualTo("two");
        assertThat(entered).isEmpty();
        places.leave("one");
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
            places.leave(last);
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
        places.leave("a");
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
                entered.add(places.enter("b", stopped::get) ? "entered" : "stopped");
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
}
