package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Measures only {@code apply}, with the recorded inputs of {@value #GAMES} random games. The benchmark gets no prompt
 * and lists no options; the engine itself may do so to check an input.
 *
 * <p>One operation is one input. The results are
 *
 * <ul>
 *   <li>{@code AppliedInputs.apply}: inputs a second;
 *   <li>{@code AppliedInputs.apply:gc.alloc.rate.norm}: bytes allocated an input.
 * </ul>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class AppliedInputs {
    private static final int GAMES = 200;

    private final Rules rules = Deadcube.rules();
    private final GameState begin = Start.of(rules);
    private final Input[][] recorded = new Input[GAMES][];
    private GameState state = begin;
    private int game;
    private int next;

    @Setup
    public void record() {
        for (int seed = 0; seed < GAMES; seed++) {
            List<Input> inputs = new ArrayList<>();
            Match.random(rules, begin, seed)
                    .watchedBy((input, transition) -> inputs.add(input))
                    .play();
            recorded[seed] = inputs.toArray(new Input[0]);
        }
    }

    @Benchmark
    public GameState apply() {
        if (next == recorded[game].length) {
            game = (game + 1) % GAMES;
            next = 0;
            state = begin;
        }
        state = rules.apply(state, recorded[game][next++]).get().state();
        return state;
    }
}
