package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.Played;
import io.github.deadcube.testkit.match.RandomPlay;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Random;
import net.jqwik.api.RandomGenerator;

/**
 * Whole games, of which soundness alone is asked: as many as {@link #GAMES}, where the test of the engine plays ten times that number,
 * and begun by the teams of {@link Fault#games}, since faults in hooks need cards with them.
 *
 * @param seconds of CPU after which it gives up
 */
record OldRandomPlay(int seconds) implements Detector {
    private static final int GAMES = 1000;
    private static final int EVENLY = 1000;
    private static final int MOST_INPUTS = 20_000;
    private static final long NANOS = 1_000_000_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Override
    public Option<String> found(Fault fault, long seed) {
        long until = THREADS.getCurrentThreadCpuTime() + seconds * NANOS;
        RandomGenerator<Played> games = fault.games().get().generator(EVENLY);
        Random random = new Random(seed);
        for (int i = 1; i <= GAMES && THREADS.getCurrentThreadCpuTime() < until; i++) {
            Option<String> shown = shown(games, random);
            if (shown.isDefined()) return Option.some("SOUNDNESS " + i + " " + shown.get());
        }
        return Option.none();
    }

    private static Option<String> shown(RandomGenerator<Played> games, Random random) {
        try {
            Played begun = games.next(random).value();
            Played whole = whole(begun.stage(), begun.beginning(), random.nextLong());
            PlayContract contract = whole::stage;
            contract.theTableIsSound(whole);
            return Option.none();
        } catch (RuntimeException | AssertionError | StackOverflowError shown) {
            return Option.some(Detector.words(shown));
        }
    }

    private static Played whole(Stage stage, GameState beginning, long seed) {
        RandomPlay play = RandomPlay.from(stage.rules(), beginning, seed);
        Vector<Input> inputs = Vector.empty();
        while (!play.over()) {
            inputs = inputs.append(play.answer());
            play.give(inputs.last());
            if (inputs.size() > MOST_INPUTS) throw new AssertionError("no end is in sight");
        }
        return new Played(stage, beginning, inputs, play.state());
    }
}
