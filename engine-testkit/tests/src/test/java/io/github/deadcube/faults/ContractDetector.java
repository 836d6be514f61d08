package io.github.deadcube.faults;

import static java.util.Objects.requireNonNull;

import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import net.jqwik.api.Arbitrary;

/**
 * Checks every promise on every game, as a contract does: 250 games, as the contract of the engine plays, or 40 for a
 * fault in a hook, the fewest that a contract plays for a rule with hooks.
 *
 * @param seconds the limit of CPU time for a search
 */
record ContractDetector(int seconds) implements Detector {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long NANOS = 1_000_000_000;
    private static final int PRIME = 7919;
    private static final int GAMES = 250;
    private static final int GAMES_OF_HOOKS = 40;

    @Override
    public Option<String> found(PlantedFault fault, long seed) {
        long until = THREADS.getCurrentThreadCpuTime() + seconds * NANOS;
        Arbitrary<PlayedState> games = fault.games().get();
        Vector<Promise> judges = Vector.of(Promise.values()).removeAll(fault.unread());
        int most = fault.isInHook() ? GAMES_OF_HOOKS : GAMES;
        GameDraws drawing = new GameDraws(games, seed * PRIME, most);
        for (int game = 1; game <= most && THREADS.getCurrentThreadCpuTime() < until; game++) {
            Option<String> shown = shown(judges, drawing, game);
            if (shown.isDefined()) return shown;
        }
        return Option.none();
    }

    /** A fault that appears while a game is drawn fails a contract too. */
    private static Option<String> shown(Vector<Promise> judges, GameDraws drawing, int game) {
        try {
            Promise.checkAll(drawing.next(), judges);
            return Option.none();
        } catch (BrokenPromise broken) {
            return Option.some(
                    broken.promise().name() + " " + game + " " + Detector.words(requireNonNull(broken.getCause())));
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            return Option.some("drawing " + game + " " + Detector.words(thrown));
        }
    }
}
