package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.Game.Listener;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

/** Listeners are called without a lock of the game. Latches order the threads; the time limit ends a deadlock. */
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class ListenerThreadsTest {
    private static final int MOST = 150;

    private final Game game = StartedGames.begun(StartedGames.SEEDED);
    private final int first = game.number();
    private final List<Integer> told = Collections.synchronizedList(new ArrayList<>());

    @Test
    void aListenerMayWaitForALockWhoseHolderUsesTheGame(@TempDir Path folder) throws InterruptedException {
        ReentrantLock foreign = new ReentrantLock();
        CountDownLatch called = new CountDownLatch(1);
        game.listen((number, step) -> {
            called.countDown();
            foreign.lock();
            try {
                told.add(number);
            } finally {
                foreign.unlock();
            }
        });
        Thread other;
        foreign.lock();
        try {
            other = started(() -> StartedGames.submitted(game));
            called.await();
            game.seat(Side.A).question();
            game.audience().updatesAfter(0);
            game.seat(Side.B).view();
            game.seat(Side.A).save();
            game.branch(first);
            StartedGames.submitted(game);
            assertThat(game.undoTo(game.number() - 2)).isEmpty();
            assertThat(game.keepIn(folder.resolve("game.txt"))).isEmpty();
            assertThat(game.fault()).isEmpty();
            StartedGames.submitted(game);
            game.close();
            assertThat(told).as("the listener still waits").isEmpty();
        } finally {
            foreign.unlock();
        }
        other.join();
        assertThat(told).startsWith(first, first + 1).endsWith(game.number() - 1);
    }

    @Test
    void aSlowListenerDelaysEventsButNoInput() throws InterruptedException {
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch slow = new CountDownLatch(1);
        List<Thread> callers = Collections.synchronizedList(new ArrayList<>());
        IllegalStateException wrong = new IllegalStateException("a bug at the second input");
        game.listen(waiting(called, slow));
        game.listen((number, step) -> {
            told.add(number);
            callers.add(Thread.currentThread());
            if (number > first) throw wrong;
        });
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread other = started(() -> {
            try {
                StartedGames.submitted(game);
            } catch (IllegalStateException e) {
                thrown.set(e);
            }
        });
        called.await();
        for (int i = 0; i < 10; i++) StartedGames.submitted(game);
        assertThat(told).as("the second listener waits for the first").isEmpty();
        slow.countDown();
        other.join();
        assertThat(told).isEqualTo(Vector.range(first, game.number()).toJavaList());
        assertThat(callers).as("one thread delivers all").containsOnly(other);
        assertThat(thrown).as("and its call throws").hasValue(wrong);
    }

    @Test
    void everyEventComesOnceAndInOrderFromManyThreads() throws InterruptedException {
        List<String> calls = Collections.synchronizedList(new ArrayList<>());
        AtomicReference<Thread> inside = new AtomicReference<>();
        game.listen((number, step) -> {
            assertThat(inside.compareAndSet(null, Thread.currentThread()))
                    .as("called by two threads")
                    .isTrue();
            told.add(number);
            calls.add("first " + number);
            if (number % 5 == 0 && game.number() < MOST) StartedGames.submit(game);
            inside.set(null);
        });
        game.listen((number, step) -> calls.add("second " + number));
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Vector<Thread> threads = Vector.range(0, 4)
                .map(i -> started(() -> {
                    try {
                        while (game.number() < MOST) StartedGames.submit(game);
                    } catch (RuntimeException | AssertionError e) {
                        thrown.set(e);
                    }
                }));
        for (Thread thread : threads) thread.join();
        assertThat(thrown).hasValue(null);
        Vector<Integer> all = Vector.range(first, game.number());
        assertThat(all.size()).isGreaterThan(100);
        assertThat(told).isEqualTo(all.toJavaList());
        assertThat(calls)
                .isEqualTo(all.flatMap(number -> Vector.of("first " + number, "second " + number))
                        .toJavaList());
    }

    private static Listener waiting(CountDownLatch called, CountDownLatch until) {
        return (number, step) -> {
            called.countDown();
            try {
                until.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        };
    }

    private static Thread started(Runnable work) {
        Thread thread = new Thread(work, "another thread");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
