package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures random play of a simple bot: get the prompt, list the options, choose one, apply it. Plays {@value #GAMES}
 * complete games with different seeds, again and again.
 *
 * <p>One operation is one input. The results are
 *
 * <ul>
 *   <li>{@code RandomPlayBenchmark.input}: inputs a second;
 *   <li>{@code RandomPlayBenchmark.input:games}: whole games a second;
 *   <li>{@code RandomPlayBenchmark.input:gc.alloc.rate.norm}: bytes allocated an input.
 * </ul>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RandomPlayBenchmark {
    private static final int GAMES = 200;

    private final Rules rules = Deadcube.rules();
    private final GameState begin = Start.of(rules);
    private GameState state = begin;
    private long seed;
    private Answers answers = new Answers(begin, seed);

    /** The number of finished games. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Games {
        public long games;
    }

    /**
     * Applies one input. At the end of a game, the next game begins.
     *
     * @param ended counts the finished games
     */
    @Benchmark
    public GameState input(Games ended) {
        Prompt prompt = rules.prompt(state);
        if (prompt instanceof Prompt.Finished) {
            ended.games++;
            seed = (seed + 1) % GAMES;
            state = begin;
            answers = new Answers(begin, seed);
            prompt = rules.prompt(state);
        }
        state = rules.apply(state, answers.to(state, prompt)).get().state();
        return state;
    }
}
