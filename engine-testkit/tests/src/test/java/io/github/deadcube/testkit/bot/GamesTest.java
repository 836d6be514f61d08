package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.bot.Games.Sum;
import io.github.deadcube.testkit.match.Match;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Many games on several threads give the same sum as one after another. */
class GamesTest {
    private static final Games GAMES = Games.of(Shipped.setup());

    /** The sum of games that are played one by one. */
    private static Sum oneByOne(long seed, int number) {
        Rules rules = Deadcube.rules();
        GameState begin = rules.start(Shipped.setup()).get();
        Sum sum = Sum.NONE;
        for (int game = 0; game < number; game++) {
            Match match = Match.random(rules, begin, seed + game);
            var winner = match.play().winner();
            GameState end = match.state();
            sum = sum.plus(new Sum(
                    1,
                    winner.contains(Side.A) ? 1 : 0,
                    winner.contains(Side.B) ? 1 : 0,
                    end.position().a().score(),
                    end.position().b().score(),
                    match.inputs(),
                    0,
                    end.digest()));
        }
        return sum;
    }

    @Test
    void threadsDoNotChangeTheSum() {
        Sum sum = oneByOne(7, 70);
        assertThat(GAMES.withThreads(1).play(7, 70)).isEqualTo(sum);
        assertThat(GAMES.withThreads(3).play(7, 70)).isEqualTo(sum);
        assertThat(GAMES.withThreads(3).play(8, 70)).isNotEqualTo(sum);
        assertThat(sum.games()).isEqualTo(70);
        assertThat(sum.wonByA() + sum.wonByB() + sum.drawn()).isEqualTo(70);
        assertThat(GAMES.play(7, 0)).isEqualTo(Sum.NONE).hasToString("no games");
    }

    @Test
    void botsPlayByName() {
        Sum fast = GAMES.between("fast", "random").play(7, 8);
        assertThat(fast.wonByA()).isGreaterThan(6);
        assertThat(GAMES.between("random", "random").play(7, 8)).isEqualTo(GAMES.play(7, 8));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAMES.between("fast", "fastest"))
                .withMessage("no bot is named 'fastest'; expected one of "
                        + Bots.registry().names().mkString(", "));
    }

    @Test
    void progressAscendsToTheNumber() {
        List<Long> told = Collections.synchronizedList(new ArrayList<>());
        GAMES.withThreads(3).onProgress(told::add).play(7, 100);
        assertThat(told).hasSize(4).isSorted().doesNotHaveDuplicates().endsWith(100L);
    }

    /** The games that have begun are played: the sum is that of the first games. */
    @Test
    void anInterruptionEndsWithTheSumOfTheFirstGames() throws InterruptedException {
        AtomicReference<Sum> sum = new AtomicReference<>(Sum.NONE);
        AtomicReference<Boolean> flag = new AtomicReference<>(false);
        Thread[] player = new Thread[1];
        player[0] = new Thread(() -> {
            sum.set(GAMES.withThreads(2)
                    .onProgress(played -> player[0].interrupt())
                    .play(7, 1_000_000_000));
            flag.set(Thread.currentThread().isInterrupted());
        });
        player[0].start();
        player[0].join();
        int played = (int) sum.get().games();
        assertThat(played).isBetween(32, 32 * 20).matches(games -> games % 32 == 0, "whole blocks");
        assertThat(sum.get()).isEqualTo(oneByOne(7, played));
        assertThat(flag).as("the thread stays interrupted").hasValue(true);
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        Setup faulty = Shipped.setup().withPoints(-1);
        assertThatIllegalArgumentException().isThrownBy(() -> Games.of(faulty));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAMES.play(7, -1))
                .withMessage("games are 0 or more, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAMES.withThreads(0))
                .withMessage("games are played by 1 thread or more, not 0");
    }

    /** What a spectator throws ends the games, and comes to the caller. */
    @Test
    void aFailureEndsTheGames() {
        assertThatIllegalStateException()
                .isThrownBy(() -> GAMES.withThreads(2)
                        .onProgress(played -> {
                            throw new IllegalStateException("enough");
                        })
                        .play(7, 1_000_000_000))
                .withMessage("enough");
    }

    @Test
    void theSummarySaysWhoHasWon() {
        assertThat(new Sum(4, 2, 1, 10, 6, 2_000, 1, 99))
                .hasToString(
                        "4 games: A wins 2 (50.0 %), B wins 1 (25.0 %), 1 drawn, 1 by forfeit; 2.5 to 1.5 VP and 500"
                                + " inputs a game");
    }
}
