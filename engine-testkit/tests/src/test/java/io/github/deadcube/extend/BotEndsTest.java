package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each bot on the class path learns that its match is over, in whatever way a program plays it: it may hold a file or a
 * process.
 */
class BotEndsTest {
    @TempDir
    private Path folder;

    @Test
    void aPersonEndsOrLeavesTheGame() throws IOException {
        assertThat(ends(() -> Run.typing("", "play", "--bots", "human,counted", "--seed", "1")))
                .isEqualTo(1);
        assertThat(ends(() -> Run.of("play", "--quiet", "--bots", "counted,counted", "--seed", "1")))
                .isEqualTo(2);
    }

    @Test
    void aServerAsksForAdviceAndPlaysOn() throws IOException {
        assertThat(ends(() -> Run.typing("""
                        {"do": "start", "seed": 1}
                        {"do": "advise", "bot": "counted"}
                        {"do": "complete", "side": "A", "seed": 1}
                        {"do": "playout", "state": "s1", "seed": 5, "bot": "counted", "inputs": 9}
                        """, "serve"))).isEqualTo(3);
    }

    /** Plays, and returns how many bots have ended: all that were made. */
    private int ends(Supplier<Run> play) throws IOException {
        return Services.found(folder, BotRegistry.class, CountedBots.class.getName(), () -> {
            CountedBots.ENDS.clear();
            Run run = play.get();
            assertThat(run.exitCode()).as(run.err()).isZero();
            assertThat(CountedBots.ENDS).as(run.out()).isNotEmpty().containsOnly(1);
            return CountedBots.ENDS.size();
        });
    }

    /** Counts for each bot how often it has ended. */
    public static final class CountedBots implements BotRegistry {
        static final List<Integer> ENDS = new ArrayList<>();

        @Override
        public Vector<String> names() {
            return Vector.of("counted");
        }

        @Override
        public Option<Bot> named(String name, long seed, Side side, Rules rules) {
            int number = ENDS.size();
            ENDS.add(0);
            return Option.some(new Bot() {
                @Override
                public Choice choose(PlayerView view, Prompt.Decision decision) {
                    return decision.options().head();
                }

                @Override
                public void ended() {
                    ENDS.set(number, ENDS.get(number) + 1);
                }
            });
        }
    }
}
