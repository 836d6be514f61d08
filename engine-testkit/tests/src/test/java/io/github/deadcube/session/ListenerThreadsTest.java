package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionListener;
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

/** Listeners are called without a lock of the session. Latches order the threads; the time limit ends a deadlock. */
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class ListenerThreadsTest {
    private static final int MOST = 150;

    private final Session session = Sessions.begun(Sessions.SEEDED);
    private final int first = session.due();
    private final List<Integer> told = Collections.synchronizedList(new ArrayList<>());

    @Test
    void aListenerMayWaitForALockWhoseHolderUsesTheSession(@TempDir Path folder) throws InterruptedException {
        ReentrantLock foreign = new ReentrantLock();
        CountDownLatch called = new CountDownLatch(1);
        session.listen((number, step) -> {
            called.countDown();
            foreign.lock();
            told.add(number);
            foreign.unlock();
        });
        Thread other;
        foreign.lock();
        try {
            other = started(() -> Sessions.submitted(session));
            called.await();
            session.pendingQuestion(Viewer.A);
            session.since(0, Viewer.EVERYBODY);
            session.view(Viewer.B);
            session.save(Viewer.A);
            session.branch(first);
            Sessions.submitted(session);
            assertThat(session.undoTo(session.due() - 2)).isEmpty();
            assertThat(session.keepIn(folder.resolve("game.txt"))).isEmpty();
            assertThat(session.fault()).isEmpty();
            Sessions.submitted(session);
            session.close();
            assertThat(told).as("the listener still waits").isEmpty();
        } finally {
            foreign.unlock();
        }
        other.join();
        assertThat(told).startsWith(first, first + 1).endsWith(session.due() - 1);
    }

    @Test
    void aSlowListenerDelaysEventsButNoInput() throws InterruptedException {
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch slow = new CountDownLatch(1);
        List<Thread> callers = Collections.synchronizedList(new ArrayList<>());
        IllegalStateException wrong = new IllegalStateException("a bug at the second input");
        session.listen(waiting(called, slow));
        session.listen((number, step) -> {
            told.add(number);
            callers.add(Thread.currentThread());
            if (number > first) throw wrong;
        });
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread other = started(() -> {
            try {
                Sessions.submitted(session);
            } catch (IllegalStateException e) {
                thrown.set(e);
            }
        });
        called.await();
        for (int i = 0; i < 10; i++) Sessions.submitted(session);
        assertThat(told).as("the second listener waits for the first").isEmpty();
        slow.countDown();
        other.join();
        assertThat(told).isEqualTo(Vector.range(first, session.due()).toJavaList());
        assertThat(callers).as("one thread delivers all").containsOnly(other);
        assertThat(thrown).as("and its call throws").hasValue(wrong);
    }

    @Test
    void everyEventComesOnceAndInOrderFromManyThreads() throws InterruptedException {
        List<String> calls = Collections.synchronizedList(new ArrayList<>());
        AtomicReference<Thread> inside = new AtomicReference<>();
        session.listen((number, step) -> {
            assertThat(inside.compareAndSet(null, Thread.currentThread()))
                    .as("called by two threads")
                    .isTrue();
            told.add(number);
            calls.add("first " + number);
            if (number % 5 == 0 && session.due() < MOST) Sessions.submit(session);
            inside.set(null);
        });
        session.listen((number, step) -> calls.add("second " + number));
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Vector<Thread> threads = Vector.range(0, 4)
                .map(i -> started(() -> {
                    try {
                        while (session.due() < MOST) Sessions.submit(session);
                    } catch (RuntimeException | AssertionError e) {
                        thrown.set(e);
                    }
                }));
        for (Thread thread : threads) thread.join();
        assertThat(thrown).hasValue(null);
        Vector<Integer> all = Vector.range(first, session.due());
        assertThat(all.size()).isGreaterThan(100);
        assertThat(told).isEqualTo(all.toJavaList());
        assertThat(calls)
                .isEqualTo(all.flatMap(number -> Vector.of("first " + number, "second " + number))
                        .toJavaList());
    }

    private static SessionListener waiting(CountDownLatch called, CountDownLatch until) {
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
