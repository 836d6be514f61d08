package io.github.deadcube.faults;

import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.control.Option;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import net.jqwik.api.Arbitrary;

/**
 * Each promise draws games of its own, as many as its property has tries.
 *
 * @param seconds of CPU after which it gives up
 */
record OldContracts(int seconds) implements Detector {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long NANOS = 1_000_000_000;
    private static final int PRIME = 7919;

    @Override
    public Option<String> found(Fault fault, long seed) {
        long until = THREADS.getCurrentThreadCpuTime() + seconds * NANOS;
        Arbitrary<Played> games = fault.games().get();
        int looked = 0;
        for (Promise promise : Promise.values()) {
            if (fault.unread().contains(promise)) continue;
            Drawing drawing = new Drawing(games, seed * PRIME + promise.ordinal(), promise.tries());
            for (int i = 0; i < promise.tries(); i++) {
                looked++;
                Option<String> shown = shown(promise, drawing);
                if (shown.isDefined()) return Option.some(promise + " " + looked + " " + shown.get());
                if (THREADS.getCurrentThreadCpuTime() > until) return Option.none();
            }
        }
        return Option.none();
    }

    /** Whatever is thrown while a game is drawn fails a property too. */
    private static Option<String> shown(Promise promise, Drawing drawing) {
        try {
            promise.check(drawing.next());
            return Option.none();
        } catch (RuntimeException | AssertionError | StackOverflowError shown) {
            return Option.some(Detector.words(shown));
        }
    }
}
