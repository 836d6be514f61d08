package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Many threads use one engine and one first state. Each game is the same as in a single thread. */
class SharedEngineTest {
    private static final int THREADS = 6;
    private static final int GAMES = 40;

    private final Rules rules = Deadcube.rules();
    private final GameState begin =
            rules.start(Shipped.setup(Shipped.ruleset())).get();

    @Test
    void manyThreadsPlayTheGamesOfOne() throws Exception {
        List<Long> alone = games(begin);
        CountDownLatch start = new CountDownLatch(THREADS);
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<Long>>> together = new ArrayList<>();
            for (int t = 0; t < THREADS; t++)
                together.add(pool.submit(() -> {
                    start.countDown();
                    start.await();
                    return games(begin);
                }));
            for (Future<List<Long>> thread : together) assertThat(thread.get()).isEqualTo(alone);
        } finally {
            pool.shutdownNow();
        }
    }

    /** A game that moves between threads continues as in one thread. */
    @Test
    void aGameMayChangeItsThreadAtEachInput() throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            for (long seed = 0; seed < 4; seed++) {
                RandomPlay wandering = RandomPlay.from(rules, begin, new SplitMix64(seed));
                RandomPlay staying = RandomPlay.from(rules, begin, new SplitMix64(seed));
                for (int n = 0; !staying.over(); n++) {
                    (n % 2 == 0 ? one : other)
                            .submit(() -> wandering.give(wandering.answer()))
                            .get();
                    staying.give(staying.answer());
                    assertThat(wandering.state()).isEqualTo(staying.state());
                }
            }
        } finally {
            one.shutdownNow();
            other.shutdownNow();
        }
    }

    /** Returns the digest of the last state of each game. */
    private List<Long> games(GameState from) {
        List<Long> ends = new ArrayList<>();
        for (long seed = 0; seed < GAMES; seed++) {
            RandomPlay play = RandomPlay.from(rules, from, new SplitMix64(seed));
            while (!play.over()) play.give(play.answer());
            ends.add(play.state().digest());
        }
        return ends;
    }
}
