package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
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

/** Measures writing and reading the states of {@value #GAMES} random games, in notation and as JSON. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WrittenFormats {
    private static final int GAMES = 10;

    private GameState[] states = {};
    private String[] texts = {};
    private String[] json = {};
    private Notation notation = Notation.of(game());
    private Json asJson = Json.of(game());
    private int next;

    private static Game game() {
        return Start.of(Deadcube.rules()).position().game();
    }

    @Setup
    public void play() {
        Rules rules = Deadcube.rules();
        GameState begin = Start.of(rules);
        List<GameState> all = new ArrayList<>();
        for (int seed = 0; seed < GAMES; seed++)
            Match.random(rules, begin, seed)
                    .watchedBy((input, transition) -> all.add(transition.state()))
                    .play();
        states = all.toArray(new GameState[0]);
        notation = Notation.of(begin.position().game());
        asJson = Json.of(begin.position().game());
        texts = all.stream().map(notation::write).toArray(String[]::new);
        json = all.stream().map(asJson::write).toArray(String[]::new);
    }

    @Benchmark
    public String write() {
        return notation.write(states[next()]);
    }

    @Benchmark
    public GameState read() {
        return notation.read(texts[next()]).get();
    }

    @Benchmark
    public String writeJson() {
        return asJson.write(states[next()]);
    }

    @Benchmark
    public GameState readJson() {
        return asJson.readState(json[next()]).get();
    }

    private int next() {
        return next = (next + 1) % states.length;
    }
}
