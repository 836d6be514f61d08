package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.Match;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures complete games as an application plays them: checks the set-up and plays a match of random bots. Unlike
 * {@link RandomPlayBenchmark}, it includes the check of the set-up and the preparation of the game.
 *
 * <p>One operation is one game. The results are
 *
 * <ul>
 *   <li>{@code WholeGames.game}: games a second;
 *   <li>{@code WholeGames.game:inputs}: inputs a second;
 *   <li>{@code WholeGames.game:gc.alloc.rate.norm}: bytes allocated a game.
 * </ul>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class WholeGames {
    private final Rules rules = Deadcube.rules();
    private final Setup setup = Shipped.setup(Shipped.ruleset());
    private long seed;

    /** The number of inputs. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Inputs {
        public long inputs;
    }

    /**
     * Plays one game.
     *
     * @param counted counts the inputs
     */
    @Benchmark
    public Result game(Inputs counted) {
        Match match = Match.random(rules, rules.start(setup).get(), seed++);
        Result result = match.play();
        counted.inputs += match.inputs();
        return result;
    }
}
