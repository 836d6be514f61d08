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
 * Random play as a simple bot does it: ask for the prompt, enumerate the options, choose one, apply it. {@value #GAMES} whole games,
 * one after the other, each with its own seed, and then again.
 *
 * <p>One operation is one input, so the figures read
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

    /** Games that have come to their end. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Games {
        /** How many. */
        public long games;
    }

    /**
     * One input; at the end of a game, the next begins.
     *
     * @param ended counts the games
     * @return the state after it
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
