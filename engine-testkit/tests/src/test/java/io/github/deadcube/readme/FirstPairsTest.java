package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.properties.level.Level;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** What the README says of the pairs of teams with which a reader begins: how random play ends. */
class FirstPairsTest {
    private static final String FIRST = "ashbarrow-rabble";
    private static final String SECOND = "hollow-fen-callers";

    @Test
    void theFirstPairIsOneSided() {
        assertThat(shareOfTheFirst("theFirstPairIsOneSided", Game::of)).isGreaterThan(0.9);
    }

    @Test
    void theOtherPairIsAboutEven() {
        assertThat(shareOfTheFirst("theOtherPairIsAboutEven", seed -> Game.of(FIRST, SECOND, seed)))
                .isBetween(0.4, 0.7);
        assertThat(Pages.text(Pages.ROOT.resolve("README.md")))
                .contains("`Game.of(\"" + FIRST + "\", \"" + SECOND + "\", 7)`");
    }

    /** The games that the first team wins, of those that are won. */
    private static double shareOfTheFirst(String test, LongFunction<Game> game) {
        int games = Level.tries(FirstPairsTest.class, test, 100, 2_000);
        long first = Level.seed(FirstPairsTest.class, test) >>> 16;
        Vector<Side> won = Vector.range(0, games).flatMap(i -> winner(game.apply(first + i), first + i));
        return (double) won.count(Side.A::equals) / won.size();
    }

    private static Option<Side> winner(Game game, long seed) {
        Prompt end =
                game.playOn(Bot.random(seed, Side.A), Bot.random(seed, Side.B)).prompt();
        return ((Prompt.Finished) end).result().winner();
    }
}
