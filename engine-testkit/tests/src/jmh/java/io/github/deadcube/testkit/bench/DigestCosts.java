package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures random play of {@value #GAMES} games: alone, with the digest of each state, with a side's view of it, and
 * with the digest of that view. The differences are what the digests cost.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DigestCosts {
    private static final int GAMES = 200;

    private final Rules rules = Deadcube.rules();
    private final GameState begin = Start.of(rules);
    private GameState state = begin;
    private long seed;
    private Answers answers = new Answers(begin, seed);

    @Benchmark
    public GameState inputAlone() {
        return next();
    }

    @Benchmark
    public long inputAndDigest() {
        return next().digest();
    }

    @Benchmark
    public PlayerView inputAndView() {
        return next().seenBy(Side.A);
    }

    @Benchmark
    public long inputAndDigestOfView() {
        return next().seenBy(Side.A).digest();
    }

    private GameState next() {
        Prompt prompt = rules.prompt(state);
        if (prompt instanceof Prompt.Finished) {
            seed = (seed + 1) % GAMES;
            state = begin;
            answers = new Answers(begin, seed);
            prompt = rules.prompt(state);
        }
        state = rules.apply(state, answers.to(state, prompt)).get().state();
        return state;
    }
}
