package io.github.deadcube.digest;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;

/** A class of threads may give several threads one number. Each of them still writes the digests of its own states. */
class ThreadsWithOneNumberTest {
    private static final int GAMES = 20;

    private static final class Numbered extends Thread {
        Numbered(Runnable runs) {
            super(runs);
        }

        @Override
        @SuppressWarnings("deprecation") // the method that may be overridden
        public long getId() {
            return 4711;
        }
    }

    private static String played(int seed) {
        Game game = Game.of(seed);
        while (!game.isOver()) game.play(game.options().head());
        return game.save();
    }

    @Test
    void eachWritesTheDigestsOfItsOwnGame() throws InterruptedException {
        List<String> alone = List.of(played(1), played(2), played(3));
        Set<String> written = new ConcurrentSkipListSet<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < alone.size(); i++) {
            int seed = i + 1;
            threads.add(new Numbered(() -> {
                for (int n = 0; n < GAMES; n++) written.add(played(seed));
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) thread.join();
        assertThat(written).containsExactlyInAnyOrderElementsOf(alone);
    }
}
