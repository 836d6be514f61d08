package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.bot.RandomBot;
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

/** Measures the digests of the states of {@value #GAMES} random games, and of the views of a side. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DigestCosts {
    private static final int GAMES = 20;

    private GameState[] states = {};
    private PlayerView[] views = {};
    private int next;

    @Setup
    public void play() {
        Rules rules = Deadcube.rules();
        List<GameState> all = new ArrayList<>();
        for (int seed = 0; seed < GAMES; seed++)
            RandomBot.match(rules, Start.of(rules), seed)
                    .watchedBy((input, transition) -> all.add(transition.state()))
                    .play();
        states = all.toArray(new GameState[0]);
        views = new PlayerView[states.length];
        for (int i = 0; i < views.length; i++) views[i] = states[i].seenBy(Side.A);
    }

    @Benchmark
    public long ofState() {
        return states[next()].digest();
    }

    @Benchmark
    public long ofView() {
        return views[next()].digest();
    }

    private int next() {
        return next = (next + 1) % states.length;
    }
}
